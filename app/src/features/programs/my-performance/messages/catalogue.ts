import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** The words of what one participation brought. */
export const myPerformanceMessages = jsonCatalogue('myPerformance', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    myPerformance: keyof typeof english & keyof typeof arabic
  }
}
