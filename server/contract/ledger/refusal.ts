import { invalidInput, Problem } from '../errors/problem.ts'
import type { HoldStatus } from './hold-record.ts'

/** Why the ledger moves nothing. Amounts in halalas. */
export type LedgerRefusal = RequestRefusal | HoldRefusal | ReversalRefusal

/** What any movement may meet. */
export type RequestRefusal =
  | { code: 'INSUFFICIENT_BALANCE'; accountId: string; required: number; available: number }
  /** The key was used for a request with other content. */
  | { code: 'KEY_REUSED' }
  /** A check found that something does not add up: nothing moves until all is well again (F7). During a restore no server runs. */
  | { code: 'READ_ONLY' }

export type HoldRefusal =
  | { code: 'HOLD_NOT_FOUND' }
  /** `expired` also where its time is over and nobody has ended it yet. */
  | { code: 'HOLD_ENDED'; status: Exclude<HoldStatus, 'held'> }
  | { code: 'HOLD_EXCEEDED'; required: number; available: number }

export type ReversalRefusal =
  | { code: 'TRANSACTION_NOT_FOUND' }
  | { code: 'ALREADY_REVERSED'; by: string }
  /** It takes another one back itself, or belongs to a hold, which ends in its own way. */
  | { code: 'NOT_REVERSIBLE' }

/** What came of a request: a refusal, or its value. A refusal has changed nothing. */
export type Outcome<Value, Refusal extends LedgerRefusal = LedgerRefusal> =
  | { readonly refusal: Refusal; readonly value?: never }
  | { readonly refusal?: never; readonly value: Value }

export const refusedWith = <Refusal extends LedgerRefusal>(refusal: Refusal): Outcome<never, Refusal> => ({ refusal })
export const answered = <Value>(value: Value): Outcome<Value, never> => ({ value })

/** A request that no state allows: a mistake of its caller, which no user can cause. */
export class LedgerMisuse extends Error {
  override name = 'LedgerMisuse'
}

/** How long a caller waits before it comes again to a ledger that only reads, in seconds: as long as from one check to the next. */
const nextCheck = 300

/**
 * What a caller of the API is answered: the code of the wallet that is short, of input that changed under its key, of a service
 * that cannot now and may later. What holds and reversals meet besides has no code of its own: the domain that made them knows
 * what it means there.
 */
export function problemOf(refusal: RequestRefusal): Problem {
  switch (refusal.code) {
    case 'INSUFFICIENT_BALANCE':
      return new Problem('INSUFFICIENT_WALLET_BALANCE', { required: refusal.required, available: refusal.available })
    case 'KEY_REUSED':
      return invalidInput([{ path: 'idempotencyKey', rule: 'taken' }])
    case 'READ_ONLY':
      return new Problem('SERVICE_BUSY', { retryAfter: nextCheck })
  }
}
