import type { HoldEnd, HoldRequest } from '../holds.ts'
import type { EntryDraft } from '../posting.ts'
import type { Outcome } from '../refusal.ts'
import type { RepeatKey } from '../repeat.ts'

export type Answer = {
  outcome: Outcome<{ transactionId: string; isRepeat: boolean }>
  /**
   * Position of the request in the order of decisions. Of two requests for the same account, the ledger decided the one with the lower
   * number first.
   */
  order: number
}
export type Now<T> = T | Promise<T>

/** A ledger on which a test runs a history. Times are in milliseconds since the start of the ledger. */
export type LedgerUnderTest = {
  /** Returns the id of this ledger’s account for a name in the model. */
  name(account: string): string
  post(once: RepeatKey | null, entries: readonly EntryDraft[]): Now<Answer>
  hold(once: RepeatKey | null, request: HoldRequest): Now<Answer>
  end(once: RepeatKey | null, holdId: string, end: HoldEnd): Now<Answer>
  reverse(once: RepeatKey | null, transactionId: string): Now<Answer>
  now(): number
  wait(time: number, isSwept: boolean): Now<void>
  balance(account: string): Now<number>
}

/** All accounts of a history, by their names in the model. */
export const historyAccounts = [
  { id: '0 available', kind: 'owned' },
  { id: '0 held', kind: 'held' },
  { id: '1 available', kind: 'owned' },
  { id: '1 held', kind: 'held' },
  { id: 'gateway', kind: 'house' },
  { id: 'bank', kind: 'house' },
] as const
