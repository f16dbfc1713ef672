import { isWithin, type AmountRange } from '@wasla/contract/wallet/day-use.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'
import type { ParsedMoney } from '@wasla/design-system/components/MoneyField'

/** The quick amounts of a list that may be moved now, in halalas. */
export const quickAmounts = (amounts: readonly number[], range: AmountRange): number[] =>
  amounts.filter((amount) => isWithin(amount, range))

/** What is typed where no amount can be read from it; the field says why. */
export const unreadable = ({ halalas, reason }: ParsedMoney): FieldProblem[] =>
  halalas === null ? [{ path: 'amount', rule: reason === 'empty' ? 'required' : 'format' }] : []

/** The amount that a bill is fetched for: none while what is typed may not be moved. */
export const billable = ({ halalas }: ParsedMoney, range: AmountRange): number | null =>
  halalas !== null && isWithin(halalas, range) ? halalas : null

/** The limit that an amount misses; null for one within the limits, for none, and where nothing may be moved at all. */
export function limitMissed({ halalas }: ParsedMoney, range: AmountRange): 'belowMinimum' | 'aboveMaximum' | null {
  if (halalas === null || range.max < range.min) return null
  if (halalas < range.min) return 'belowMinimum'
  return halalas > range.max ? 'aboveMaximum' : null
}

/** Halalas as a form holds them. */
export const typedMoney = (halalas: number | null): ParsedMoney =>
  halalas === null ? { halalas, reason: 'empty' } : { halalas, reason: null }

/** What is missing somewhere, as an amount that may be moved: the least there is for less, and none where it is too much for one day. */
export function missingAmount(missing: number | null, range: AmountRange): number | null {
  if (missing === null) return null
  const amount = Math.max(missing, range.min)
  return isWithin(amount, range) ? amount : null
}
