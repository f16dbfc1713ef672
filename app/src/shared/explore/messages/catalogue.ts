import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Messages of Discover's menu. */
export const exploreMessages = jsonCatalogue('explore', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    explore: keyof typeof english & keyof typeof arabic
  }
}
