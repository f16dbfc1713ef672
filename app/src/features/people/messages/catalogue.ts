import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** What the directory of people says. */
export const peopleMessages = jsonCatalogue('people', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    people: keyof typeof english & keyof typeof arabic
  }
}
