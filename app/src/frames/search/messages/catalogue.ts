import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Messages of the bar's search, which load with its code when the search is first used. */
export const searchMessages = jsonCatalogue('search', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    search: keyof typeof english & keyof typeof arabic
  }
}
