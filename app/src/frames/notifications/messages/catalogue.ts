import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** What the panel of notifications says; fetched when it is first opened. */
export const notificationsMessages = jsonCatalogue('notifications', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    notifications: keyof typeof english & keyof typeof arabic
  }
}
