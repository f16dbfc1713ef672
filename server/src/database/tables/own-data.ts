import type { Bit, Moment } from './values.ts'

/** Archives of everything the product knows about an account. The file is in the file store as `<id>.zip`. */
export type DataArchivesTable = {
  id: string
  user_id: string
  profile_id: string
  state: 'Making' | 'Ready' | 'Failed' | 'Expired'
  requested_at: Moment
  ready_at: Moment | null
  expires_at: Moment | null
  bytes: number
  /** JSON of the rows of each section. */
  counts: string
  tries: number
  /** Time until which a process works on the archive. */
  claimed_until: Moment
  /** Number of claims. A process that lost its claim sees another number. */
  claim: number
  /** When the file was removed from the store; null while it may be there. */
  removed_at: Moment | null
}

/** Countdowns of accounts that their owners want to delete. A row ends with the countdown. */
export type AccountDeletionsTable = {
  user_id: string
  profile_id: string
  requested_at: Moment
  due_at: Moment
  /** When the account is erased, or tried again. */
  try_at: Moment
  /** Since when money holds up a deletion that is due. */
  held_since: Moment | null
}

/** Who opened the contact details of a profile: one row for each viewer and day (`YYYY-MM-DD` in Riyadh). */
export type ContactOpeningsTable = {
  id: string
  profile_id: string
  viewer_id: string
  day: string
  saw_number: Bit
  saw_email: Bit
  opened_at: Moment
}

/** How often people who were not signed in opened the contact details of a profile on a day. */
type ContactStrangersTable = { profile_id: string; day: string; count: number }

/** The tables of own data, by name. */
export type OwnDataTables = {
  data_archives: DataArchivesTable
  account_deletions: AccountDeletionsTable
  contact_openings: ContactOpeningsTable
  contact_strangers: ContactStrangersTable
}
