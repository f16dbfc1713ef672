import type { Moment } from './values.ts'

/** Versions of the terms of programs, as their canonical texts. Rows are never changed or deleted. */
export type TermsVersionsTable = { program_id: string; version: number; text: string; hash: string; sealed_at: Moment }

/** The chain of seals. `receipt` and the three columns after it are null if a link seals only a version. */
export type TermsSealsTable = {
  seq: number
  program_id: string
  version: number
  terms_hash: string
  receipt: string | null
  participation_id: string | null
  profile_id: string | null
  requested_at: Moment | null
  sealed_at: Moment
  hash: string
}

/** Versions that participants have confirmed. */
export type TermsSeenTable = { participation_id: string; version: number; at: Moment }
