import type { Localized } from '@wasla/contract/platform/language.ts'

/** Texts of a program’s page before the app has loaded. */
export const programWords = {
  program: { en: 'Program', ar: 'برنامج' },
  by: { en: 'By {owner}', ar: 'من {owner}' },
  nobodysWords: { en: '{name}, a program by {owner}.', ar: '{name}، برنامج من {owner}.' },
} as const satisfies Record<string, Localized>
