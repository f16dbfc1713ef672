import type { Platform } from '@wasla/contract/social/record.ts'
import type { CoverInkName } from '@wasla/design-system/tokens/cover-inks.ts'

/** Pattern colours of a post without a picture. Each platform's colours are close to its brand colours (D-12). */
export const platformInks: Readonly<Record<Platform, CoverInkName>> = {
  INSTAGRAM: 'accent5',
  TIKTOK: 'night',
  YOUTUBE: 'accent4',
  SNAPCHAT: 'sand',
  TWITTER: 'sky',
  TWITCH: 'accent1',
  FACEBOOK: 'accent2',
}
