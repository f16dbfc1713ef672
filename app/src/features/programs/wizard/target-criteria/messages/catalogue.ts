import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the target criteria step. */
export const targetMessages = jsonCatalogue('target', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    target: keyof typeof english & keyof typeof arabic
  }
}
