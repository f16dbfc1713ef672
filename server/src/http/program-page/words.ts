import type { Localized } from '@wasla/contract/platform/language.ts'

/** Texts of the head of a program’s page. */
export const programWords = {
  program: { en: 'Program', ar: 'برنامج' },
  /** What kind of service a program is, for machines. */
  kind: { en: 'Promotion for rewards', ar: 'ترويج مقابل مكافآت' },
  missing: { en: 'Program not found', ar: 'البرنامج غير موجود' },
  nobodysWords: { en: '{name}, a program by {owner}.', ar: '{name}، برنامج من {owner}.' },
} as const satisfies Record<string, Localized>
