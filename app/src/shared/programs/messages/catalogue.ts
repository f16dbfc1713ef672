import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Messages that the program features share: texts of cards, of parts of a program's page, and of statuses. */
export const sharedProgramsMessages = jsonCatalogue('sharedPrograms', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    sharedPrograms: keyof typeof english & keyof typeof arabic
  }
}
