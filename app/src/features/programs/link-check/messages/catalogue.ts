import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the check of a program’s link and setup. */
export const linkCheckMessages = jsonCatalogue('linkCheck', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    linkCheck: keyof typeof english & keyof typeof arabic
  }
}
