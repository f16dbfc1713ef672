import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of a brand's first day. Its cards load it, so that no other home contains it. */
export const firstDayMessages = jsonCatalogue('firstDay', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    firstDay: keyof typeof english & keyof typeof arabic
  }
}
