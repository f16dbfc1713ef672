import type { Platform } from '@wasla/contract/social/record.ts'

/** Suffix that a tracking link gets for each platform on which it is posted (N-01). */
export const channelOf = {
  INSTAGRAM: 'ig',
  TIKTOK: 'tt',
  YOUTUBE: 'yt',
  TWITTER: 'x',
  SNAPCHAT: 'sc',
  TWITCH: 'tw',
  FACEBOOK: 'fb',
} as const satisfies Record<Platform, string>
