import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Messages of the notifications panel, which load when the panel first opens. */
export const notificationsMessages = jsonCatalogue('notifications', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    notifications: keyof typeof english & keyof typeof arabic
  }
}
