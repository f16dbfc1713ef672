import type { Generated } from 'kysely'
import type { Moment } from './values.ts'

export type TillsTable = {
  id: string
  program_id: string
  name: string
  /** The secret end of the page’s address. */
  link: string
  /** Keyed hash of the PIN. */
  pin: string
  most_amount: number
  most_per_hour: number
  most_per_day: number
  created_at: Moment
  revoked_at: Moment | null
  last_used_at: Moment | null
  wrong_pins: Generated<number>
  locks: Generated<number>
  locked_until: Moment | null
  last_number: Generated<number>
  /** Orders that were not undone, and their sum in halalas. */
  orders: Generated<number>
  sum: Generated<number>
}

/** Phones that typed the PIN of a till. `id` is the hash of the phone’s token. */
export type TillPhonesTable = { id: string; till_id: string; created_at: Moment; last_used_at: Moment }

export type TillOrdersTable = {
  id: string
  till_id: string
  program_id: string
  /** The key that the phone made. */
  key: string
  number: number
  profile_id: string
  code: string
  amount: number
  conversion_id: string
  occurred_at: Moment
  received_at: Moment
  undone_at: Moment | null
}
