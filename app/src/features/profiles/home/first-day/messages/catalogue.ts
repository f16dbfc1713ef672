import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Messages of a brand's first day. Only the cards of the first day load them, so that other home pages need not. */
export const firstDayMessages = jsonCatalogue('firstDay', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    firstDay: keyof typeof english & keyof typeof arabic
  }
}
