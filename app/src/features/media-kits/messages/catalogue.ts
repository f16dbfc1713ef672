import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

export const mediaKitsMessages = jsonCatalogue('mediaKits', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    mediaKits: keyof typeof english & keyof typeof arabic
  }
}
