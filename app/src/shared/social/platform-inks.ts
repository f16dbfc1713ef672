import type { Platform } from '@wasla/contract/social/record.ts'
import type { CoverInkName } from '@wasla/design-system/tokens/cover-inks.ts'

/** The inks of a post that has no picture: one print for each platform, the nearest to how it is known (D-12). */
export const platformInks: Readonly<Record<Platform, CoverInkName>> = {
  INSTAGRAM: 'accent5',
  TIKTOK: 'night',
  YOUTUBE: 'accent4',
  SNAPCHAT: 'sand',
  TWITTER: 'sky',
  TWITCH: 'accent1',
  FACEBOOK: 'accent2',
}
