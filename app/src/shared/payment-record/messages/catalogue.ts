import { jsonCatalogue } from '#i18n/catalogue.ts'
import type arabic from './ar.json'
import type english from './en.json'

/** Messages of payment records: the record on a brand’s profile, and the lines on its programs. */
export const paymentRecordMessages = jsonCatalogue('paymentRecord', { en: () => import('./en.json'), ar: () => import('./ar.json') })

declare global {
  interface CatalogueIds {
    paymentRecord: keyof typeof english & keyof typeof arabic
  }
}
