import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

export const programsMessages = jsonCatalogue('programs', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    programs: keyof typeof english & keyof typeof arabic
  }
}
