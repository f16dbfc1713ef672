import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** The words of what connects a shop: keys, examples and the trial. */
export const trackingSetupMessages = jsonCatalogue('trackingSetup', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    trackingSetup: keyof typeof english & keyof typeof arabic
  }
}
