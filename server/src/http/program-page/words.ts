import type { Localized } from '@wasla/contract/platform/language.ts'

/** What a program's page says before its app does. */
export const programWords = {
  program: { en: 'Program', ar: 'برنامج' },
  by: { en: 'By {owner}', ar: 'من {owner}' },
  nobodysWords: { en: '{name}, a program by {owner}.', ar: '{name}، برنامج من {owner}.' },
} as const satisfies Record<string, Localized>
