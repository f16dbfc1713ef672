import type { Platform } from '@wasla/contract/social/record.ts'
import type { Platform as Mark } from '@wasla/design-system/icons/platforms.ts'

/** Platforms on which an account can be connected (S1 §3), with their marks. Facebook accounts cannot be connected, only linked. */
export const connectable = [
  ['INSTAGRAM', 'instagram'],
  ['TIKTOK', 'tiktok'],
  ['YOUTUBE', 'youtube'],
  ['SNAPCHAT', 'snapchat'],
  ['TWITTER', 'x'],
  ['TWITCH', 'twitch'],
] as const satisfies readonly (readonly [Platform, Mark])[]

export type ConnectablePlatform = (typeof connectable)[number][0]

/** Returns the mark of a platform, or null if its accounts can only be linked. */
export const markOf = (platform: Platform): Mark | null => connectable.find(([each]) => each === platform)?.[1] ?? null

export const isConnectable = (value: unknown): value is ConnectablePlatform => connectable.some(([platform]) => platform === value)
