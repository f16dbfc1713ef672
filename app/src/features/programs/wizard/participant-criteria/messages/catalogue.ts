import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** The words of the step about who may take part. */
export const criteriaMessages = jsonCatalogue('criteria', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    criteria: keyof typeof english & keyof typeof arabic
  }
}
