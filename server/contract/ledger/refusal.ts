import { invalidInput, Problem } from '../errors/problem.ts'
import type { HoldStatus } from './hold-record.ts'

/** A refusal of the ledger. A refused request moves no money. Amounts are in halalas. */
export type LedgerRefusal = RequestRefusal | HoldRefusal | ReversalRefusal

/** Refusals that every request may get. */
export type RequestRefusal =
  | { code: 'INSUFFICIENT_BALANCE'; accountId: string; required: number; available: number }
  /** The key was used before, for a request with other content. */
  | { code: 'KEY_REUSED' }
  /**
   * A check found a fault. The ledger refuses every movement until a later check finds no fault (F7). This code is not for a restore,
   * during which no server runs.
   */
  | { code: 'READ_ONLY' }

export type HoldRefusal =
  | { code: 'HOLD_NOT_FOUND' }
  /** `status` is `expired` from the time of expiry on, even if the expiry is not stored yet. */
  | { code: 'HOLD_ENDED'; status: Exclude<HoldStatus, 'held'> }
  | { code: 'HOLD_EXCEEDED'; required: number; available: number }

export type ReversalRefusal =
  | { code: 'TRANSACTION_NOT_FOUND' }
  | { code: 'ALREADY_REVERSED'; by: string }
  /** The transaction is itself a reversal, or it belongs to a hold. A hold can only end; it cannot be reversed. */
  | { code: 'NOT_REVERSIBLE' }

/** The outcome of a request: its value, or a refusal. A refused request changes nothing. */
export type Outcome<Value, Refusal extends LedgerRefusal = LedgerRefusal> =
  | { readonly refusal: Refusal; readonly value?: never }
  | { readonly refusal?: never; readonly value: Value }

export const refusedWith = <Refusal extends LedgerRefusal>(refusal: Refusal): Outcome<never, Refusal> => ({ refusal })
export const answered = <Value>(value: Value): Outcome<Value, never> => ({ value })

/**
 * Thrown for a request that is wrong in every state of the ledger. Such a request is a mistake in the calling code; no user can cause it.
 */
export class LedgerMisuse extends Error {
  override name = 'LedgerMisuse'
}

/** Seconds after which a caller may retry while the ledger is read-only: the time between two checks. */
const nextCheck = 300

/**
 * Returns the problem of the API for a refusal. `INSUFFICIENT_WALLET_BALANCE`: the balance is too low; `DTO_VALIDATION_ERROR`: the key was
 * used for other input; `SERVICE_BUSY`: the ledger is read-only now. Refusals of holds and reversals are not included: each
 * domain that makes them returns its own problem.
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
