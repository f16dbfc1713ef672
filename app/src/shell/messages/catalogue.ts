import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** The texts of the bar, the menus and the frames. */
export const shellMessages = jsonCatalogue('shell', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    shell: keyof typeof english & keyof typeof arabic
  }
}
