import type { Localized } from '../../platform/language.ts'
import type { Seller } from './invoice.ts'

/** Who issues every document, whatever its reader's language: the product by both names, as bilingual documents say it (P-22, A-19). */
export const sellerOf = ({ productName, vatNumber }: { productName: Localized; vatNumber: string | null }): Seller => ({
  name: `${productName.ar} | ${productName.en}`,
  vatNumber,
})
