import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** The words around every step, and of the page after them; each step has its own. */
export const wizardMessages = jsonCatalogue('wizard', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    wizard: keyof typeof english & keyof typeof arabic
  }
}
