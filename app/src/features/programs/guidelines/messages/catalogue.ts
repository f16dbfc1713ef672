import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the guidelines step. */
export const guidelinesMessages = jsonCatalogue('guidelines', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    guidelines: keyof typeof english & keyof typeof arabic
  }
}
