import type { Localized } from '@wasla/contract/platform/language.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'

/** What a page says before its app does. The app says the same with its own catalogues. */
export const words = {
  type: {
    INFLUENCER: { en: 'Networker', ar: 'مؤثّر' },
    AGENT: { en: 'Agent', ar: 'وكيل' },
    AGENCY: { en: 'Agency', ar: 'وكالة' },
    BRAND: { en: 'Brand', ar: 'علامة تجارية' },
  },
  verified: { en: 'Verified', ar: 'موثّق' },
  pictureOf: { en: 'Picture of {name}', ar: 'صورة {name}' },
  onProduct: { en: '{name} on {product}', ar: '{name} على {product}' },
  /** For who has not written of themselves. */
  nobodysWords: {
    en: '{name} ({handle}) is on {product}: posts, links and everything needed to work together.',
    ar: '{name} ({handle}) على {product}: المنشورات والروابط وكل ما يلزم للتعاون.',
  },
  accounts: { en: 'Social accounts', ar: 'حسابات التواصل' },
  posts: { en: 'Featured posts', ar: 'منشورات مميزة' },
  post: { en: 'Post {place} on {platform}', ar: 'المنشور {place} على {platform}' },
  links: { en: 'Links', ar: 'الروابط' },
  missingTitle: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  missing: {
    en: 'There is nobody at this address, or their page is not public.',
    ar: 'لا أحد في هذا العنوان، أو أن صفحته ليست عامة.',
  },
  busyTitle: { en: 'Too many pages at once', ar: 'صفحات كثيرة دفعة واحدة' },
  fullTitle: { en: 'The service is busy', ar: 'الخدمة مشغولة حاليًا' },
  full: { en: 'Please try again in a moment.', ar: 'يرجى المحاولة بعد قليل.' },
  busy: { en: 'Wait a moment, then open this page again.', ar: 'انتظر قليلًا، ثم افتح هذه الصفحة من جديد.' },
} as const satisfies Record<string, Localized | Record<ProfileType, Localized>>

/** Puts values into a sentence, as they are. */
export const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
