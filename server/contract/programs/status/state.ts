import type { PayoutFrequency } from '../../wallet/payout-run.ts'
import type { OpenClaims } from '../budget/claims.ts'
import type { ProgramMoney } from '../budget/usage.ts'
import type { ProgramRecord } from '../record.ts'
import type { ProgramTerms } from '../terms.ts'

/** A program with what its status depends on, read while nothing else changes it. */
export type StatusState = {
  readonly program: ProgramRecord
  /** Who was accepted, and who will be by itself (M-04). */
  readonly participants: number
  readonly money: ProgramMoney
  /** What may still be earned by what is undecided (Y-12); only of a retired program. */
  readonly claims: OpenClaims
  readonly frequency: PayoutFrequency
  readonly terms: ProgramTerms
}
