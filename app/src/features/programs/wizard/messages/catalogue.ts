import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the wizard's frame and of the preview page. Each step has a catalogue of its own. */
export const wizardMessages = jsonCatalogue('wizard', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    wizard: keyof typeof english & keyof typeof arabic
  }
}
