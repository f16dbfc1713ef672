import { isPromoCode } from '@wasla/contract/participations/promo-codes/code.ts'
import { foldedCode } from '@wasla/contract/participations/promo-codes/folded.ts'

/** Returns the code in what a camera read: the text itself, or the `code` of an address. Null if it holds none. */
export function codeIn(text: string): string | null {
  const address = URL.canParse(text) ? new URL(text) : null
  const code = foldedCode(address?.searchParams.get('code') ?? text)
  return isPromoCode(code) ? code : null
}
