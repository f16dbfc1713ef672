import { plainIban } from '@wasla/contract/wallet/withdrawal-accounts/iban.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'

const group = 4
const { most } = walletLimits.iban

/** Returns a typed IBAN in groups of four, with capitals and ASCII digits. Cuts it at the length of the longest IBAN. */
export function groupedIban(typed: string): string {
  const plain = plainIban(typed).slice(0, most)
  return plain.match(new RegExp(`.{1,${group}}`, 'gu'))?.join(' ') ?? ''
}

/** Returns the position of the caret in the grouped text after a number of characters, which does not include blanks. */
export const caretAfter = (characters: number): number => (characters === 0 ? 0 : characters + Math.floor((characters - 1) / group))

/** Returns how many characters of the IBAN, without blanks, are before the caret in the typed text. */
export const charactersBefore = (typed: string, caret: number): number => plainIban(typed.slice(0, caret)).length
