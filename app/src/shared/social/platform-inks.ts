import type { Platform } from '@wasla/contract/social/record.ts'
import type { CoverInkName } from '@wasla/design-system/tokens/cover-inks.ts'

/** Colours of the pattern of a post without a picture, one for each platform, close to its own colours (D-12). */
export const platformInks: Readonly<Record<Platform, CoverInkName>> = {
  INSTAGRAM: 'accent5',
  TIKTOK: 'night',
  YOUTUBE: 'accent4',
  SNAPCHAT: 'sand',
  TWITTER: 'sky',
  TWITCH: 'accent1',
  FACEBOOK: 'accent2',
}
