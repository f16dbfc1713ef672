import type { Generated } from 'kysely'
import type { TrackingKeyRecord } from '@wasla/contract/tracking/keys.ts'
import type {
  ClickRecord,
  ConversionRecord,
  DeclineRecord,
  NetworkCaseStatus,
  NetworkReason,
  OrderOfTwoRecord,
  ReviewRequestRecord,
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
  /** See `ClickOrigin`; null if unknown. */
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
  way: Generated<ConversionRecord['way']>
  status: ConversionRecord['status']
  reason: ConversionRecord['reason']
  channel: Generated<ConversionRecord['channel']>
  country: string
  visitor: string
  occurred_at: Moment
  received_at: Moment
  decided_at: Moment | null
  counts_at: Moment | null
  naming: ConversionRecord['naming']
  held_at: Moment | null
}

/** Browser reports of numbers that already belong to a conversion (Y-02). `answered_at` is null while a claim may still take the number. */
export type ConversionClaimsTable = {
  id: string
  program_id: string
  event: ConversionRecord['event']
  external_id: string
  profile_id: string
  click_id: string
  amount: number | null
  channel: Generated<ConversionRecord['channel']>
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
  kind: ReviewRequestRecord['kind']
  reason: ReviewRequestRecord['reason']
  day: string
  note: string | null
  status: ReviewRequestRecord['status']
  requested_at: Moment
  answer_by: Moment
  answered_at: Moment | null
  answer: string | null
}

/** Salt of a day, for hashes of its visitors. Days are `YYYY-MM-DD` in Riyadh. */

export type VisitorSaltsTable = { day: string; salt: string }

/** Browsers in which a user was signed in on a day. */

export type OwnBrowsersTable = { day: string; visitor: string; user_id: string }

/** Networks on which a user was signed in on a day (Y-06). */

export type OwnNetworksTable = { day: string; network: string; user_id: string }

/** Clicks of a link from one network on a day: how many counted and how many were invalid (Y-06, Y-07). `link` is the code. */

export type LinkNetworksTable = { day: string; link: string; network: string; valid: number; invalid: number }

/** Clicks of one participant, day and network that are decided together (Y-06). */

export type NetworkCasesTable = {
  id: string
  program_id: string
  profile_id: string
  day: string
  network: string
  reason: NetworkReason
  /** Number of clicks held since the case was last opened. The decision does not change it. */
  held: number
  /** Number of clicks that count because of earlier decisions. */
  counted: number
  status: NetworkCaseStatus
  opened_at: Moment
  decided_at: Moment | null
  decided_by: string | null
  note: string | null
  /** Time of the decision, as long as older clicks or their conversions may still be held; null otherwise. */
  moving_until: Moment | null
}

/** What an admin saw of a case at the decision, as a `SavedPattern`: clicks and networks are deleted earlier than the decision. */

export type NetworkCasePatternsTable = { case_id: string; pattern: string }

/**
 * Visits of a visitor on a link on a day. `clicks` counts human clicks. `hour_at` is the time of the last click that did not repeat another
 * within an hour. `link` is the code. It is empty for clicks from before links were stored, and on PostgreSQL for a row that is only
 * locked.
 */

export type VisitsTable = { day: string; visitor: string; link: string; clicks: number; hour_at: Moment | null }

/** Clicks of a participant in a program on a day, and how many of them were invalid. */

export type ClickDaysTable = { day: string; program_id: string; profile_id: string; clicks: number; invalid: number }

/** How far a journal is counted: the counted bytes of one of its segments. */

export type ClickJournalsTable = { journal: string; segment: number; bytes: number }

/** Has one row: the mark of the world that the journals of clicks belong to. A demo that is reset gets a new mark. */

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
  /** Last day in Riyadh on which the owner was notified that results wait. */
  waiting_notified_on: string | null
}

export type ConversionNotesTable = { conversion_id: string; note: string; at: Moment }

/** Test reports. They never become results. Their external ids may be the same as those of conversions. */
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

/** Pixel tests that owners started, by the hash of their token. */
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

/** Orders that named a click of one participant and the code of another; `profile_id` got them. */
export type OrdersOfTwoTable = {
  conversion_id: string
  program_id: string
  profile_id: string
  other_profile_id: string
  decided_by: OrderOfTwoRecord['decidedBy']
  code: string
  at: Moment
}

/** `differs` lists the names of the differing fields, separated by commas. */
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
