import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

export const settingsMessages = jsonCatalogue('settings', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    settings: keyof typeof english & keyof typeof arabic
  }
}
