import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the wizard around the steps, and of the page after them. Each step has its own. */
export const wizardMessages = jsonCatalogue('wizard', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    wizard: keyof typeof english & keyof typeof arabic
  }
}
