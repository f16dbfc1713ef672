import type { HoldEnd, HoldRequest } from '../holds.ts'
import type { EntryDraft } from '../posting.ts'
import type { Outcome } from '../refusal.ts'
import type { RepeatKey } from '../repeat.ts'

export type Answer = {
  outcome: Outcome<{ transactionId: string; isRepeat: boolean }>
  /** Increases with each decided request: of two that touch the same accounts, the one with the lower number came first. */
  order: number
}
export type Now<T> = T | Promise<T>

/** A ledger on which a history is run; times are in milliseconds since its start. */
export type LedgerUnderTest = {
  /** Returns this ledger’s account for a name in the model. */
  name(account: string): string
  post(once: RepeatKey | null, entries: readonly EntryDraft[]): Now<Answer>
  hold(once: RepeatKey | null, request: HoldRequest): Now<Answer>
  end(once: RepeatKey | null, holdId: string, end: HoldEnd): Now<Answer>
  reverse(once: RepeatKey | null, transactionId: string): Now<Answer>
  now(): number
  wait(time: number, isSwept: boolean): Now<void>
  balance(account: string): Now<number>
}

/** The names in the model of all accounts that a history touches. */
export const historyAccounts = [
  { id: '0 available', kind: 'owned' },
  { id: '0 held', kind: 'held' },
  { id: '1 available', kind: 'owned' },
  { id: '1 held', kind: 'held' },
  { id: 'gateway', kind: 'house' },
  { id: 'bank', kind: 'house' },
] as const
