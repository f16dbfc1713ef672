import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Message catalogue of the estimate and of the wallet column. */
export const moneyMessages = jsonCatalogue('money', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    money: keyof typeof english & keyof typeof arabic
  }
}
