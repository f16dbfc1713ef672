import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the tracking setup: keys, examples and the test. */
export const trackingSetupMessages = jsonCatalogue('trackingSetup', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    trackingSetup: keyof typeof english & keyof typeof arabic
  }
}
