import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the check of a program’s funds. */
export const fundsMessages = jsonCatalogue('funds', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    funds: keyof typeof english & keyof typeof arabic
  }
}
