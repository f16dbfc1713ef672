import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of receipts of terms, and of the question before a change of terms is saved. */
export const termsMessages = jsonCatalogue('terms', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    terms: keyof typeof english & keyof typeof arabic
  }
}
