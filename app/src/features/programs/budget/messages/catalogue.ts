import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the budget step. */
export const budgetMessages = jsonCatalogue('budget', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    budget: keyof typeof english & keyof typeof arabic
  }
}
