import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

export const participationsMessages = jsonCatalogue('participations', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    participations: keyof typeof english & keyof typeof arabic
  }
}
