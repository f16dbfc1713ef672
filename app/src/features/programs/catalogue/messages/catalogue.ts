import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the catalogue step. */
export const catalogueMessages = jsonCatalogue('catalogue', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    catalogue: keyof typeof english & keyof typeof arabic
  }
}
