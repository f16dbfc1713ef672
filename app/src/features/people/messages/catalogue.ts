import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the directory of people. */
export const peopleMessages = jsonCatalogue('people', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    people: keyof typeof english & keyof typeof arabic
  }
}
