import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

export const proposalsMessages = jsonCatalogue('proposals', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    proposals: keyof typeof english & keyof typeof arabic
  }
}
