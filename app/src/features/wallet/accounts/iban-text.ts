import { plainIban } from '@wasla/contract/wallet/withdrawal-accounts/iban.ts'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'

const group = 4
const { most } = walletLimits.iban

/** What is typed as it is read aloud: capitals and ASCII digits in groups of four. Longer than any IBAN is not typed. */
export function groupedIban(typed: string): string {
  const plain = plainIban(typed).slice(0, most)
  return plain.match(new RegExp(`.{1,${group}}`, 'gu'))?.join(' ') ?? ''
}

/** Where the caret stands in the grouped text once so many characters, blanks aside, are before it. */
export const caretAfter = (characters: number): number => (characters === 0 ? 0 : characters + Math.floor((characters - 1) / group))

/** How many characters of an IBAN stand before the caret of what was typed. */
export const charactersBefore = (typed: string, caret: number): number => plainIban(typed.slice(0, caret)).length
