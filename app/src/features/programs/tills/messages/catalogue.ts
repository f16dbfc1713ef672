import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the tills of a program, which are loaded when their card is opened. */
export const tillsMessages = jsonCatalogue('tills', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    tills: keyof typeof english & keyof typeof arabic
  }
}
