import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

export const shopsMessages = jsonCatalogue('shops', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    shops: keyof typeof english & keyof typeof arabic
  }
}
