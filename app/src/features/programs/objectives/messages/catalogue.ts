import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the step with the objective and the milestones. */
export const objectivesMessages = jsonCatalogue('objectives', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    objectives: keyof typeof english & keyof typeof arabic
  }
}
