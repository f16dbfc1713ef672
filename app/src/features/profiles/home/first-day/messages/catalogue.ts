import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** The words of a brand's first day: fetched by its cards, so that nobody else's home carries them. */
export const firstDayMessages = jsonCatalogue('firstDay', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    firstDay: keyof typeof english & keyof typeof arabic
  }
}
