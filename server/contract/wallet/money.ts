import * as z from 'zod/mini'
import { isMovable } from '../ledger/amounts.ts'
import { rule } from '../validation/check.ts'
import { toAsciiDigits } from '../validation/digits.ts'

/** An amount of an input: what the ledger can move, in whole halalas (security case 40). */
export const moneyRules = z.number(rule('format')).check(z.refine(isMovable, rule('format')))

const plainText = /^(\d{1,10})(?:\.(\d{1,2}))?$/

/**
 * Halalas of riyals written plainly: up to ten digits of either script and at most two decimals, without separators, sign or spaces.
 * Null where the text is anything else, or no amount that can move. Nothing is rounded: the number is made of its digits.
 * The form's money field understands more, because people paste; what a program sends is read by this.
 */
export function halalasOf(text: string): number | null {
  const [, riyals, decimals = ''] = plainText.exec(toAsciiDigits(text)) ?? []
  if (riyals === undefined) return null
  const halalas = Number(`${riyals}${decimals.padEnd(2, '0')}`)
  return isMovable(halalas) ? halalas : null
}

/** Halalas as riyals in plain ASCII with two decimals, for files and codes that machines read: `1234.50`, `-0.05`. */
export function plainRiyals(halalas: number): string {
  const digits = String(Math.abs(halalas)).padStart(3, '0')
  return `${halalas < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
