import type { Language } from '@wasla/contract/platform/language.ts'
import type { ColumnType } from 'kysely'
import type { Moment } from './values.ts'

/** Has one row, which says whether the database belongs to a demo. */
export type DatabaseKindTable = { id: 'this'; kind: 'demo' | 'real'; marked_at: Moment }

export type RateLimitsTable = { key: string; window_start: Moment; count: number }

export type AuditTable = {
  id: string
  at: Moment
  actor: string
  action: string
  target: string
  /** JSON details that a domain adds. */
  detail: string | null
  /** JSON of the state that an action of the back office changed. */
  before_state: string | null
  after_state: string | null
  /** When texts about an erased person were removed from this line. */
  erased_at: ColumnType<Moment | null, Moment | null | undefined, Moment | null>
}

export type OutboxTable = { id: string; to_number: string; text: string; sent_at: Moment }

/** Payments of the demo’s payment gateway (P-09). `amount` is in halalas. */
export type DemoPaymentsTable = {
  id: string
  /** The wallet’s id of the payment. */
  reference: string
  amount: number
  currency: string
  language: Language
  description: string
  return_url: string
  status: 'open' | 'accepted' | 'declined'
  /** Halalas that were refunded to the payer. */
  returned: number
  /** When the money of an accepted payment arrives: at once, or later if the bank is slow. */
  settles_at: Moment | null
  created_at: Moment
  expires_at: Moment
}
