import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the results of one participation. */
export const myPerformanceMessages = jsonCatalogue('myPerformance', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    myPerformance: keyof typeof english & keyof typeof arabic
  }
}
