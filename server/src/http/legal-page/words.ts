import type { Localized } from '@wasla/contract/platform/language.ts'

/** Texts of the heads of legal texts. The titles are the app’s. */
export const legalWords = {
  terms: {
    title: { en: 'Terms of use', ar: 'شروط الاستخدام' },
    description: { en: 'What you agree to when you use {product}.', ar: 'ما توافق عليه عند استخدام {product}.' },
  },
  privacy: {
    title: { en: 'Privacy', ar: 'الخصوصية' },
    description: {
      en: 'What data {product} keeps about you, what it is for, and your rights.',
      ar: 'البيانات التي تحفظها {product} عنك، وأغراض استخدامها، وحقوقك.',
    },
  },
} as const satisfies Record<string, Record<'title' | 'description', Localized>>
