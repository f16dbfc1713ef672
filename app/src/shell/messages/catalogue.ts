import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** What the bar, the menus and the pages around every screen say. */
export const shellMessages = jsonCatalogue('shell', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    shell: keyof typeof english & keyof typeof arabic
  }
}
