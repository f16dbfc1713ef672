import type { Platform } from '../../social/record.ts'

/** Platforms that content may be made for (S2 §3, V-12). */
export const contentPlatforms = ['INSTAGRAM', 'TIKTOK', 'YOUTUBE', 'FACEBOOK', 'TWITTER', 'SNAPCHAT'] as const satisfies readonly Platform[]
export type ContentPlatform = (typeof contentPlatforms)[number]
