import { invalidInput, Problem } from '../errors/problem.ts'
import type { HoldStatus } from './hold-record.ts'

/** A refusal of the ledger, which then moves nothing. Amounts are in halalas. */
export type LedgerRefusal = RequestRefusal | HoldRefusal | ReversalRefusal

/** Refusals that any movement may get. */
export type RequestRefusal =
  | { code: 'INSUFFICIENT_BALANCE'; accountId: string; required: number; available: number }
  /** The key was used for a request with other content. */
  | { code: 'KEY_REUSED' }
  /** A check found a fault: nothing moves until a later check finds none (F7). During a restore no server runs. */
  | { code: 'READ_ONLY' }

export type HoldRefusal =
  | { code: 'HOLD_NOT_FOUND' }
  /** `status` is `expired` from the time of expiry on, even if the hold is not ended yet. */
  | { code: 'HOLD_ENDED'; status: Exclude<HoldStatus, 'held'> }
  | { code: 'HOLD_EXCEEDED'; required: number; available: number }

export type ReversalRefusal =
  | { code: 'TRANSACTION_NOT_FOUND' }
  | { code: 'ALREADY_REVERSED'; by: string }
  /** The transaction is a reversal itself, or belongs to a hold: a hold can only be ended, not reversed. */
  | { code: 'NOT_REVERSIBLE' }

/** The outcome of a request: a refusal, or its value. A refusal has changed nothing. */
export type Outcome<Value, Refusal extends LedgerRefusal = LedgerRefusal> =
  | { readonly refusal: Refusal; readonly value?: never }
  | { readonly refusal?: never; readonly value: Value }

export const refusedWith = <Refusal extends LedgerRefusal>(refusal: Refusal): Outcome<never, Refusal> => ({ refusal })
export const answered = <Value>(value: Value): Outcome<Value, never> => ({ value })

/** Thrown for a request that no state allows: a mistake of the caller, which no user can cause. */
export class LedgerMisuse extends Error {
  override name = 'LedgerMisuse'
}

/** How long a caller waits before it retries on a read-only ledger, in seconds: the time between two checks. */
const nextCheck = 300

/**
 * Returns the API’s problem for a refusal: a balance that is too low, other input under a used key, or a ledger that is read-only
 * at the moment (`SERVICE_BUSY`, X-58). Other refusals of holds and reversals have no code here; the domain that made them knows what they mean.
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
