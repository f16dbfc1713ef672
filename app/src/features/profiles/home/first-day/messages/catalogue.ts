import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Messages of a brand's first day, loaded by its cards only, so that other home pages do not carry them. */
export const firstDayMessages = jsonCatalogue('firstDay', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    firstDay: keyof typeof english & keyof typeof arabic
  }
}
