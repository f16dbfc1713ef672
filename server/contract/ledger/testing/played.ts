import type { HoldEnd, HoldRequest } from '../holds.ts'
import type { EntryDraft } from '../posting.ts'
import type { Outcome } from '../refusal.ts'
import type { RepeatKey } from '../repeat.ts'

export type Answer = {
  outcome: Outcome<{ transactionId: string; isRepeat: boolean }>
  /** Grows with each request that was decided: of two that touch the same, the one with the lower number came first. */
  order: number
}
export type Now<T> = T | Promise<T>

/** A ledger as a history plays on it; time in milliseconds from its own beginning. */
export type Played = {
  /** The account in this ledger of that name in the model. */
  name(account: string): string
  post(once: RepeatKey | null, entries: readonly EntryDraft[]): Now<Answer>
  hold(once: RepeatKey | null, request: HoldRequest): Now<Answer>
  end(once: RepeatKey | null, holdId: string, end: HoldEnd): Now<Answer>
  reverse(once: RepeatKey | null, transactionId: string): Now<Answer>
  now(): number
  wait(time: number, isSwept: boolean): Now<void>
  balance(account: string): Now<number>
}

/** Every account a history touches, by its name in the model. */
export const played = [
  { id: '0 available', kind: 'owned' },
  { id: '0 held', kind: 'held' },
  { id: '1 available', kind: 'owned' },
  { id: '1 held', kind: 'held' },
  { id: 'gateway', kind: 'house' },
  { id: 'bank', kind: 'house' },
] as const
