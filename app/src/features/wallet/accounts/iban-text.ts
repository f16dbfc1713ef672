import { plainIban } from '@wasla/contract/wallet/withdrawal-accounts/iban.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'

const group = 4
const { most } = walletLimits.iban

/** Returns a typed IBAN as capitals and ASCII digits in groups of four. Cuts what exceeds the longest IBAN. */
export function groupedIban(typed: string): string {
  const plain = plainIban(typed).slice(0, most)
  return plain.match(new RegExp(`.{1,${group}}`, 'gu'))?.join(' ') ?? ''
}

/** Returns the caret position in the grouped text behind that many characters, not counting blanks. */
export const caretAfter = (characters: number): number => (characters === 0 ? 0 : characters + Math.floor((characters - 1) / group))

/** Returns how many characters of the IBAN are before the caret in the typed text. */
export const charactersBefore = (typed: string, caret: number): number => plainIban(typed.slice(0, caret)).length
