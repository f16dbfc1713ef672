import type { PayoutFrequency } from '../../wallet/payout-run.ts'
import type { OpenClaims } from '../budget/claims.ts'
import type { ProgramMoney } from '../budget/usage.ts'
import type { ProgramRecord } from '../record.ts'
import type { ProgramTerms } from '../terms.ts'

/** A program with everything its status depends on, read under its lock. */
export type StatusState = {
  readonly program: ProgramRecord
  /** Number of accepted participants and of applicants who will be accepted automatically (M-04). */
  readonly participants: number
  readonly money: ProgramMoney
  /** The money that undecided results may still earn (Y-12); only for a retired program. */
  readonly claims: OpenClaims
  readonly frequency: PayoutFrequency
  readonly terms: ProgramTerms
}
