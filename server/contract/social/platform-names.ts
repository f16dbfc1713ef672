import type { Localized } from '../platform/language.ts'
import type { Platform } from './record.ts'

/** The names of platforms in both languages; messages use them for `{platform}` (Y-31). */
export const platformNames: Readonly<Record<Platform, Localized>> = {
  INSTAGRAM: { en: 'Instagram', ar: 'إنستغرام' },
  TWITTER: { en: 'X', ar: 'إكس' },
  TIKTOK: { en: 'TikTok', ar: 'تيك توك' },
  YOUTUBE: { en: 'YouTube', ar: 'يوتيوب' },
  TWITCH: { en: 'Twitch', ar: 'تويتش' },
  SNAPCHAT: { en: 'Snapchat', ar: 'سناب شات' },
  FACEBOOK: { en: 'Facebook', ar: 'فيسبوك' },
}

/** The names for the lists of connected accounts and of criteria. There the specification uses “Twitter” (Y-31). */
export const statedPlatformNames: typeof platformNames = { ...platformNames, TWITTER: { en: 'Twitter', ar: 'تويتر' } }

/** Returns whether a value, such as a parameter of a problem, is a platform. */
export const isPlatform = (value: unknown): value is Platform => typeof value === 'string' && Object.hasOwn(platformNames, value)
