import * as z from 'zod/mini'
import { isMovable } from '../ledger/amounts.ts'
import { rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'

/** The amount of an input: whole halalas that the ledger can move (security case 40). */
export const moneyRules = z.number(rule('format')).check(z.refine(isMovable, rule('format')))

const plainText = /^(\d{1,10})(?:\.(\d{1,2}))?$/

/**
 * Returns the halalas of riyals in plain text: up to ten digits of either script and at most two decimals, without separators, sign or
 * spaces. Null for any other text, and for an amount that the ledger cannot move. Nothing is rounded, because the digits are joined.
 * This function reads text from other software. The form's money field accepts more spellings, because people paste amounts.
 */
export function halalasOf(text: string): number | null {
  const [, riyals, decimals = ''] = plainText.exec(toAsciiDigits(text)) ?? []
  if (riyals === undefined) return null
  const halalas = Number(`${riyals}${decimals.padEnd(2, '0')}`)
  return isMovable(halalas) ? halalas : null
}

/** Returns halalas as riyals in plain ASCII with two decimals, for files and codes that machines read: `1234.50`, `-0.05`. */
export function plainRiyals(halalas: number): string {
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
