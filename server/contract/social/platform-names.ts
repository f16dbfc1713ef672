import type { Localized } from '../platform/language.ts'
import type { Platform } from './record.ts'

/** A platform's name as people write it in each language; what messages say for `{platform}`. */
export const platformNames: Readonly<Record<Platform, Localized>> = {
  INSTAGRAM: { en: 'Instagram', ar: 'إنستغرام' },
  TWITTER: { en: 'Twitter', ar: 'تويتر' },
  TIKTOK: { en: 'TikTok', ar: 'تيك توك' },
  YOUTUBE: { en: 'YouTube', ar: 'يوتيوب' },
  TWITCH: { en: 'Twitch', ar: 'تويتش' },
  SNAPCHAT: { en: 'Snapchat', ar: 'سناب شات' },
  FACEBOOK: { en: 'Facebook', ar: 'فيسبوك' },
}

/** Whether a value from elsewhere, such as the parameter of a refusal, is one of the platforms. */
export const isPlatform = (value: unknown): value is Platform => typeof value === 'string' && Object.hasOwn(platformNames, value)
