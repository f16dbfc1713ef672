import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Messages that the group features and the home page share: cards and ways to join. */
export const sharedGroupsMessages = jsonCatalogue('sharedGroups', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    sharedGroups: keyof typeof english & keyof typeof arabic
  }
}
