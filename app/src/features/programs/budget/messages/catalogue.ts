import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** The words of the step of the budget. */
export const budgetMessages = jsonCatalogue('budget', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    budget: keyof typeof english & keyof typeof arabic
  }
}
