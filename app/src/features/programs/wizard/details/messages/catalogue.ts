import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the first step. */
export const detailsMessages = jsonCatalogue('details', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    details: keyof typeof english & keyof typeof arabic
  }
}
