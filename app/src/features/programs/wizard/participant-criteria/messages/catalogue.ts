import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the participant criteria step. */
export const criteriaMessages = jsonCatalogue('criteria', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    criteria: keyof typeof english & keyof typeof arabic
  }
}
