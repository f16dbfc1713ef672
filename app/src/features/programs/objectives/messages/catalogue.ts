import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** The words of the step about what counts and what is earned. */
export const objectivesMessages = jsonCatalogue('objectives', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    objectives: keyof typeof english & keyof typeof arabic
  }
}
