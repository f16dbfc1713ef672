import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** The words of the step about whom the program wants to reach. */
export const targetMessages = jsonCatalogue('target', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    target: keyof typeof english & keyof typeof arabic
  }
}
