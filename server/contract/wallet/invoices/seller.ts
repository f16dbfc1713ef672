import type { Localized } from '../../platform/language.ts'
import type { Seller } from './invoice.ts'

/** Returns the issuer of every document in any language: the product under both names, as on bilingual documents (P-22, A-19). */
export const sellerOf = ({ productName, vatNumber }: { productName: Localized; vatNumber: string | null }): Seller => ({
  name: `${productName.ar} | ${productName.en}`,
  vatNumber,
})
