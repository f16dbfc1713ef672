import type { FieldRule } from '../../errors/field-problem.ts'
import { isReserved } from './reserved.ts'

/**
 * Letters and digits of a code. Those that look or sound alike are left out: 0 and O, and 1, I and L. All of them can be read aloud in
 * English and in Arabic.
 */
export const promoCodeLetters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Lengths of a participant’s code, and the longest code that a report may name: shops have codes of their own, of any form. */
export const promoCodeLimits = { least: 3, most: 8, reported: 64 } as const

const shape = new RegExp(`^[${promoCodeLetters}]{${promoCodeLimits.least},${promoCodeLimits.most}}$`)

/**
 * Returns whether a folded code has the form of a participant’s code. Digits alone are none: a cashier would take them for an amount. A
 * code of any other form is not looked up.
 */
export const isPromoCode = (code: string): boolean => shape.test(code) && /[A-Z]/.test(code)

/** Returns the problem of a folded code that a participant wants to choose; null if it has the right form and is not reserved. */
export function promoCodeProblem(code: string): FieldRule | null {
  if (code === '') return 'required'
  if (!isPromoCode(code)) return 'promoCode'
  return isReserved(code) ? 'promoCodeReserved' : null
}
