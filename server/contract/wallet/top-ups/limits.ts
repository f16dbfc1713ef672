import { Problem } from '../../errors/problem.ts'
import type { ProfileType } from '../../profiles/types.ts'
import { isWithin, rangeOf, usedToday, type AmountRange } from '../day-use.ts'
import { topUpLimitsOf, type WalletTerms } from '../terms.ts'
import type { TopUpRecord } from './record.ts'

/** The profile's top-ups of the current day; may contain older ones, which are ignored. */
export type TopUpsOfDay = readonly Pick<TopUpRecord, 'status' | 'subtotal' | 'createdAt'>[]

/** Returns the range of amounts that a profile can top up now, in halalas. The rest of the daily limit bounds it (P-10). */
export const topUpRange = (type: ProfileType, topUps: TopUpsOfDay, terms: WalletTerms, now: number): AmountRange =>
  rangeOf(topUpLimitsOf(type, terms), usedToday(topUps, now))

/** Returns the refusal of an amount outside the range, with its bounds; null if the amount is allowed. */
export const topUpAmountProblem = (amount: number, range: AmountRange): Problem<'TOP_UP_AMOUNT_INVALID'> | null =>
  isWithin(amount, range) ? null : new Problem('TOP_UP_AMOUNT_INVALID', range)
