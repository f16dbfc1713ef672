import { isWithin, type AmountRange } from '@wasla/contract/wallet/day-use.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { ParsedMoney } from '@wasla/design-system/components/MoneyField'

/** Returns the suggested amounts that can be moved now, in halalas. */
export const quickAmounts = (amounts: readonly number[], range: AmountRange): number[] =>
  amounts.filter((amount) => isWithin(amount, range))

/** Returns a problem if the typed text is no amount. The field itself shows why. */
export const unreadable = ({ halalas, reason }: ParsedMoney): FieldProblem[] =>
  halalas === null ? [{ path: 'amount', rule: reason === 'empty' ? 'required' : 'format' }] : []

/** Returns the amount to bill, in halalas; null if the typed amount cannot be moved. */
export const billable = ({ halalas }: ParsedMoney, range: AmountRange): number | null =>
  halalas !== null && isWithin(halalas, range) ? halalas : null

/** Returns the limit that an amount violates. Returns null if it violates none, if there is no amount, or if no amount can be moved now. */
export function limitMissed({ halalas }: ParsedMoney, range: AmountRange): 'belowMinimum' | 'aboveMaximum' | null {
  if (halalas === null || range.max < range.min) return null
  if (halalas < range.min) return 'belowMinimum'
  return halalas > range.max ? 'aboveMaximum' : null
}

/** Converts an amount in halalas to the value of a money field. */
export const typedMoney = (halalas: number | null): ParsedMoney =>
  halalas === null ? { halalas, reason: 'empty' } : { halalas, reason: null }

/**
 * Returns the amount to move so that `missing` is covered: at least the minimum, in halalas. Returns null if `missing` exceeds the maximum
 * or is null.
 */
export function missingAmount(missing: number | null, range: AmountRange): number | null {
  if (missing === null) return null
  const amount = Math.max(missing, range.min)
  return isWithin(amount, range) ? amount : null
}
