import type { Catalogue } from '../catalogue.ts'

/** Texts that every screen may need: of the design system, the error codes and the field rules. */
export const commonMessages: Catalogue = {
  name: 'common',
  load: {
    en: async () => (await import('./en.ts')).messages,
    ar: async () => (await import('./ar.ts')).messages,
  },
}

/** The subset that the entry pages may show (`entry-words.ts`). */
export const entryMessages: Catalogue = {
  name: 'common at entry',
  load: {
    en: async () => (await import('./entry/en.ts')).messages,
    ar: async () => (await import('./entry/ar.ts')).messages,
  },
}

/** The rest. */
export const mainMessages: Catalogue = {
  name: 'common main',
  load: {
    en: async () => (await import('./main/en.ts')).messages,
    ar: async () => (await import('./main/ar.ts')).messages,
  },
}
