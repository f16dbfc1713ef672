import type { TrackingKeyRecord } from '@wasla/contract/tracking/keys.ts'
import type {
  ClickRecord,
  ConversionRecord,
  DeclineRecord,
  NetworkCaseStatus,
  NetworkReason,
  SecondLookRecord,
  TrialRecord,
} from '@wasla/contract/tracking/record.ts'
import type { Moment } from './values.ts'

export type ClicksTable = {
  id: string
  program_id: string
  profile_id: string
  at: Moment
  channel: ClickRecord['channel']
  country: string
  visitor: string
  status: ClickRecord['status']
  reason: ClickRecord['reason']
  /** See `ClickOrigin`; null where it is not known. */
  network: string | null
  browser: string | null
}

export type ConversionsTable = {
  id: string
  program_id: string
  profile_id: string
  click_id: string
  event: ConversionRecord['event']
  external_id: string
  amount: number | null
  way: ConversionRecord['way']
  status: ConversionRecord['status']
  reason: ConversionRecord['reason']
  channel: ConversionRecord['channel']
  country: string
  visitor: string
  occurred_at: Moment
  received_at: Moment
  decided_at: Moment | null
  counts_at: Moment | null
  naming: ConversionRecord['naming']
  held_at: Moment | null
}

/** Browsers' words of numbers that are taken (Y-02). `answered_at` is null while a claim may take the number. */
export type ConversionClaimsTable = {
  id: string
  program_id: string
  event: ConversionRecord['event']
  external_id: string
  profile_id: string
  click_id: string
  amount: number | null
  channel: ConversionRecord['channel']
  country: string
  visitor: string
  occurred_at: Moment
  received_at: Moment
  answered_at: Moment | null
}

export type SecondLooksTable = {
  id: string
  program_id: string
  profile_id: string
  kind: SecondLookRecord['kind']
  reason: SecondLookRecord['reason']
  day: string
  note: string | null
  status: SecondLookRecord['status']
  requested_at: Moment
  answer_by: Moment
  answered_at: Moment | null
  answer: string | null
}

/** What a day's visitors are hashed with. Days are those of Riyadh, `YYYY-MM-DD`. */

export type VisitorSaltsTable = { day: string; salt: string }

/** Browsers in which somebody was signed in on a day. */

export type OwnBrowsersTable = { day: string; visitor: string; user_id: string }

/** Networks on which somebody was signed in on a day (Y-06). */

export type OwnNetworksTable = { day: string; network: string; user_id: string }

/** How many clicks of a link, by its code, came from a network on a day: those that counted, and those that were invalid (Y-06, Y-07). */

export type LinkNetworksTable = { day: string; link: string; network: string; valid: number; invalid: number }

/** Clicks of one participant, day and network that are decided together (Y-06). */

export type NetworkCasesTable = {
  id: string
  program_id: string
  profile_id: string
  day: string
  network: string
  reason: NetworkReason
  /** Clicks that were held for it since it was opened last; also once it is decided. */
  held: number
  /** Clicks that earlier decisions let count. */
  counted: number
  status: NetworkCaseStatus
  opened_at: Moment
  decided_at: Moment | null
  decided_by: string | null
  note: string | null
  /** The moment of the decision while clicks from before it, or what was reported of them, may still be held. */
  moving_until: Moment | null
}

/** What an admin saw of a case when it was decided: clicks and networks of the day are not kept as long as the decision. A `SavedPattern`. */

export type NetworkCasePatternsTable = { case_id: string; pattern: string }

/**
 * What a visitor did on a link, by its code, on a day: how many clicks of people, and when the last of them began an hour. With no code: clicks
 * from before they were kept by link, and on PostgreSQL a row to lock.
 */

export type VisitsTable = { day: string; visitor: string; link: string; clicks: number; hour_at: Moment | null }

/** How many clicks a participant had on a day in a program, and how many of them were invalid. */

export type ClickDaysTable = { day: string; program_id: string; profile_id: string; clicks: number; invalid: number }

/** How far the journal of that name is counted: so many bytes of its segment of that number. */

export type ClickJournalsTable = { journal: string; segment: number; bytes: number }

/** The one row says which world the journals are of: a demonstration that begins anew has another. */

export type ClickWorldsTable = { id: number; mark: string }

export type TrackingKeysTable = {
  id: string
  program_id: string
  kind: TrackingKeyRecord['kind']
  hash: string
  shown: string | null
  created_at: Moment
  ends_at: Moment | null
}

export type TrackingSetupsTable = {
  program_id: string
  rotated_at: Moment | null
  last_test_at: Moment | null
  /** On which day of Riyadh the owner was told last that results wait. */
  waiting_notified_on: string | null
}

export type ConversionNotesTable = { conversion_id: string; note: string; at: Moment }

/** Reports that count for nobody; their numbers are never those of conversions. */
export type TrialsTable = {
  id: string
  program_id: string
  event: TrialRecord['event']
  external_id: string
  amount: number | null
  way: TrialRecord['way']
  status: TrialRecord['status']
  received_at: Moment
}

/** Tests of the pixel that owners began, by the hash of their token. */
export type PixelTestsTable = { token: string; program_id: string; ends_at: Moment }

export type ConversionDeclinesTable = { conversion_id: string; reason: DeclineRecord['reason']; note: string | null; at: Moment }

export type ReplacedConversionsTable = {
  id: string
  conversion_id: string
  program_id: string
  former_profile_id: string
  former_click_id: string
  former_amount: number | null
  profile_id: string
  at: Moment
}

/** `differs` holds names, divided by commas. */
export type DifferingReportsTable = {
  conversion_id: string
  program_id: string
  differs: string
  click_id: string
  amount: number | null
  event: ConversionRecord['event']
  times: number
  at: Moment
}
