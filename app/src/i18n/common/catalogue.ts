import type { Catalogue } from '../catalogue.ts'

/** Texts that every screen may need: texts of the design system, of error codes and of field rules. */
export const commonMessages: Catalogue = {
  name: 'common',
  load: {
    en: async () => (await import('./en.ts')).messages,
    ar: async () => (await import('./ar.ts')).messages,
  },
}

/** The part of the common texts that the entry pages may show (`entry-words.ts`). */
export const entryMessages: Catalogue = {
  name: 'common at entry',
  load: {
    en: async () => (await import('./entry/en.ts')).messages,
    ar: async () => (await import('./entry/ar.ts')).messages,
  },
}

/** The common texts that the entry pages do not show. */
export const mainMessages: Catalogue = {
  name: 'common main',
  load: {
    en: async () => (await import('./main/en.ts')).messages,
    ar: async () => (await import('./main/ar.ts')).messages,
  },
}
