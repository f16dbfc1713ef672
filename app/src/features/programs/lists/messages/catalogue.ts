import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the lists of programs: Discover and My programs. */
export const programListsMessages = jsonCatalogue('programLists', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    programLists: keyof typeof english & keyof typeof arabic
  }
}
