import type { Moment } from './values.ts'

/** Facts of a licence; `id` is its verification case, which has its status. */
export type LicencesTable = {
  id: string
  profile_id: string
  /** ASCII digits. */
  number: string
  /** Last day on which the licence is valid, `2027-03-14`. */
  expires_on: string
  /** When its holder removed it. */
  removed_at: Moment | null
}

/** Connected accounts that a licence covers. */
type LicenceAccountsTable = { licence_id: string; account_id: string }

/** Reminders that were sent, by their number of days before the end. */
type LicenceRemindersTable = { licence_id: string; days: number; sent_at: Moment }

/** The tables of licences, by name. */
export type LicenceTables = {
  licences: LicencesTable
  licence_accounts: LicenceAccountsTable
  licence_reminders: LicenceRemindersTable
}
