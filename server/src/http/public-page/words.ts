import type { Localized } from '@wasla/contract/platform/language.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'

/** Texts of a page's head and of pages that must wait. The app has the same texts in its own catalogues. */
export const words = {
  type: {
    INFLUENCER: { en: 'Networker', ar: 'مؤثّر' },
    AGENT: { en: 'Agent', ar: 'وكيل' },
    AGENCY: { en: 'Agency', ar: 'وكالة' },
    BRAND: { en: 'Brand', ar: 'علامة تجارية' },
  },
  pictureOf: { en: 'Picture of {name}', ar: 'صورة {name}' },
  onProduct: { en: '{name} on {product}', ar: '{name} في {product}' },
  /** Description of a profile without a text of its own. */
  nobodysWords: {
    en: 'See posts, links and rates from {name} ({handle}) on {product}, and get in touch.',
    ar: 'منشورات {name} ({handle}) وروابط وأسعار ووسائل تواصل في {product}.',
  },
  missingTitle: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  missing: {
    en: 'This address has no profile, or the profile is not public.',
    ar: 'لا يوجد ملف تعريفي في هذا العنوان، أو أنه ليس عامًا.',
  },
  busyTitle: { en: 'Too many requests', ar: 'طلبات كثيرة' },
  busy: { en: 'Wait a moment, then open this page again.', ar: 'انتظر قليلًا، ثم افتح الصفحة من جديد.' },
  fullTitle: { en: 'The service is busy', ar: 'الخدمة مشغولة حاليًا' },
  full: { en: 'Please try again in a moment.', ar: 'يرجى المحاولة بعد قليل.' },
} as const satisfies Record<string, Localized | Record<ProfileType, Localized>>

/** Puts values into a sentence, unescaped. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
