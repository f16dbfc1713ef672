import type { Language } from '@wasla/contract/platform/language.ts'
import type { ColumnType } from 'kysely'
import type { Moment } from './values.ts'

/** Whether a database belongs to a demonstration; one row. */
export type DatabaseKindTable = { id: 'this'; kind: 'demo' | 'real'; marked_at: Moment }

export type RateLimitsTable = { key: string; window_start: Moment; count: number }

export type AuditTable = {
  id: string
  at: Moment
  actor: string
  action: string
  target: string
  /** JSON of what a domain has to say of it. */
  detail: string | null
  /** JSON of what an action of the back office changed. */
  before_state: string | null
  after_state: string | null
  /** Since when it no longer holds the words about somebody who was erased. */
  erased_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}

export type OutboxTable = { id: string; to_number: string; text: string; sent_at: Moment }

/** What the demonstration's payment gateway remembers (P-09). `amount` is in halalas. */
export type DemoPaymentsTable = {
  id: string
  /** Our own id of the payment, as the wallet named it. */
  reference: string
  amount: number
  currency: string
  language: Language
  description: string
  return_url: string
  status: 'open' | 'accepted' | 'declined'
  /** How much of it went back to its payer. */
  returned: number
  /** When the money of an accepted payment is there: at once, or later where the bank is slow. */
  settles_at: Moment | null
  created_at: Moment
  expires_at: Moment
}
