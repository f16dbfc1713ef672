import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** The words of a program’s results as its owner reads them. */
export const performanceMessages = jsonCatalogue('performance', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    performance: keyof typeof english & keyof typeof arabic
  }
}
