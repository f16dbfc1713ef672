import type { Catalogue } from '../catalogue.ts'

/** What every screen may have to say: the system's own words, the server's refusals, the rules of fields. */
export const commonMessages: Catalogue = {
  name: 'common',
  load: {
    en: async () => (await import('./en.ts')).messages,
    ar: async () => (await import('./ar.ts')).messages,
  },
}
