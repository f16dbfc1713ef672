import { isPromoCode, promoCodeLetters, promoCodeLimits, promoCodeProblem } from './code.ts'
import { foldedCode } from './folded.ts'
import { promoCodeLook } from './look.ts'

const lettersOf = (name: string) => [...foldedCode(name)].filter((letter) => promoCodeLetters.includes(letter)).join('')

/** Ends of an idea: each makes another code of the same name. */
const ends = ['7', '24', '3', 'Q', '99', 'X', '46', 'K', '34', 'M']

/**
 * Returns codes that suit a participant, the best first, without those that nobody may choose. `names` are their user name and names, of
 * which only the letters of codes are used; names in other scripts give nothing. The caller leaves out codes that are taken.
 */
export function promoCodeIdeas(names: readonly string[]): string[] {
  const bases = [...new Set(names.flatMap((name) => name.split(/[\s._-]+/)).map(lettersOf))].filter(
    (base) => base.length >= promoCodeLimits.least - 1,
  )
  const ideas = bases.flatMap((base) => [base, ...ends.map((end) => base.slice(0, promoCodeLimits.most - end.length) + end)])
  const looks = new Set<string>()
  return ideas.filter((code) => {
    if (!isPromoCode(code) || promoCodeProblem(code) !== null || looks.has(promoCodeLook(code))) return false
    looks.add(promoCodeLook(code))
    return true
  })
}
