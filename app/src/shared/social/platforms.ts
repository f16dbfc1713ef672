import type { Platform } from '@wasla/contract/social/record.ts'
import type { Platform as Mark } from '@wasla/design-system/icons/platforms.ts'

/** Platforms an account can be connected on (S1 §3), each with its mark. Facebook is only ever linked to. */
export const connectable = [
  ['INSTAGRAM', 'instagram'],
  ['TIKTOK', 'tiktok'],
  ['YOUTUBE', 'youtube'],
  ['SNAPCHAT', 'snapchat'],
  ['TWITTER', 'x'],
  ['TWITCH', 'twitch'],
] as const satisfies readonly (readonly [Platform, Mark])[]

export type ConnectablePlatform = (typeof connectable)[number][0]

/** The mark of a platform; null for one that is only ever linked to. */
export const markOf = (platform: Platform): Mark | null => connectable.find(([each]) => each === platform)?.[1] ?? null

export const isConnectable = (value: unknown): value is ConnectablePlatform => connectable.some(([platform]) => platform === value)
