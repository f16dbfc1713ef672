import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** All messages of the bar, the menus and the frames, for stories. */
export const shellMessages = jsonCatalogue('shell', { en: () => import('./en.json'), ar: () => import('./ar.json') })

/** The part of the shell messages that the entry pages may show (`i18n/common/entry-words.ts`). */
export const shellEntryMessages = jsonCatalogue('shell at entry', {
  en: () => import('./en.json?entry'),
  ar: () => import('./ar.json?entry'),
})

/** The shell messages that the entry pages do not show. */
export const shellMainMessages = jsonCatalogue('shell main', { en: () => import('./en.json?main'), ar: () => import('./ar.json?main') })

declare global {
  interface CatalogueIds {
    shell: keyof typeof english & keyof typeof arabic
  }
}
