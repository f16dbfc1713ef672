import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the waiting results. */
export const waitingResultsMessages = jsonCatalogue('waitingResults', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    'waiting-results': keyof typeof english & keyof typeof arabic
  }
}
