import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the season planner. */
export const seasonsMessages = jsonCatalogue('seasons', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    seasons: keyof typeof english & keyof typeof arabic
  }
}
