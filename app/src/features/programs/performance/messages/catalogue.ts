import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of a program’s results for its owner. */
export const performanceMessages = jsonCatalogue('performance', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    performance: keyof typeof english & keyof typeof arabic
  }
}
