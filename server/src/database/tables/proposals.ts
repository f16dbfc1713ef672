import type { Moment } from './values.ts'

/** Proposals of managers (`profile_id`). `address` is the secret part of the page's address; `valid_until` a day in Riyadh. */
export type ProposalsTable = {
  id: string
  profile_id: string
  address: string
  title: string
  note: string | null
  brand_name: string
  valid_until: string
  created_at: Moment
  withdrawn_at: Moment | null
  first_seen_at: Moment | null
  last_seen_at: Moment | null
}

/** The talents of a proposal. `cards` is JSON of the chosen rate cards and the manager's prices. */
export type ProposalTalentsTable = { proposal_id: string; profile_id: string; position: number; cards: string }

/** Brands that opened a proposal while they were signed in. */
export type ProposalReadersTable = { proposal_id: string; profile_id: string; first_at: Moment; last_at: Moment }

/** Requests of brands that a talent (`profile_id`) joins a program. */
export type ProposalAsksTable = {
  id: string
  proposal_id: string
  program_id: string
  profile_id: string
  brand_id: string
  requested_at: Moment
}

/** The tables of proposals, by name. */
export type ProposalTables = {
  proposals: ProposalsTable
  proposal_talents: ProposalTalentsTable
  proposal_readers: ProposalReadersTable
  proposal_asks: ProposalAsksTable
}
