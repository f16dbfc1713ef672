import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of both content steps. */
export const contentMessages = jsonCatalogue('content', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    content: keyof typeof english & keyof typeof arabic
  }
}
