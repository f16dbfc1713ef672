import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Messages of the search in the bar. They load with the search's code when it is first used. */
export const searchMessages = jsonCatalogue('search', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    search: keyof typeof english & keyof typeof arabic
  }
}
