import type { Platform } from '../social/record.ts'
import type { ResultKind, SecondLookStatus } from '../generated/user-sdl-types.ts'
import { everyOf } from '../common/every-of.ts'

/**
 * Where a result came from: a platform, anywhere else (N-04), or the code of a participant, in a shop’s own system or at a till. A click never
 * comes from a code.
 */
export type Channel = Platform | 'OTHER' | 'CODE' | 'TILL'

/** Reasons why a click or conversion does not count (N-03, N-14, X-22), in the order of the SDL. */
export const uncountedReasons = [
  'REPEAT',
  'BOT',
  'PREFETCH',
  'OWN_BROWSER',
  'CAPPED',
  'TOO_MANY_CLICKS',
  'TOO_MANY_INVALID',
  'TOO_FAST',
  'TOO_MANY_CONVERSIONS',
  'SHARED_CONTACT',
  'REVERSED',
  'NOT_GENUINE',
  'TOO_MANY_FROM_NETWORK',
  'OWN_NETWORK',
  'DECLINED',
  'REPLACED',
  'CONTESTED',
  'NOT_CONFIRMED',
  'OUTAGE',
] as const
export type UncountedReason = (typeof uncountedReasons)[number]

/** The status of a click or conversion (N-10). Only `Approved` counts. */
export const resultStatuses = ['Pending', 'Approved', 'Held', 'Rejected', 'Reversed'] as const
export type ResultStatus = (typeof resultStatuses)[number]

/** One opening of a participant’s link (N-02, N-03). Times are in milliseconds. */
export type ClickRecord = {
  /** The id that the brand gets as `nw_click_id`. */
  id: string
  programId: string
  profileId: string
  at: number
  channel: Channel
  /** ISO 3166-1 alpha-2; `ZZ` if unknown (N-05). */
  country: string
  /** Hash of address and user agent with the day’s salt: the same for one browser on one day, and not reversible (N-03). */
  visitor: string
  status: 'Approved' | 'Held' | 'Rejected'
  reason: UncountedReason | null
}

/** The origin of a click, for its network case (Y-06). Fields are null if unknown; then no rule about networks applies. */
export type ClickOrigin = {
  /** The IPv4 address or the /48 of the IPv6 address, hashed with the day’s salt; see `subscriberOf`. */
  network: string | null
  /** A coarse family such as `Chrome Android`; see `browserFamily`. */
  browser: string | null
}

/**
 * The reasons for which clicks of one network are held: too many clicks of any network, or too many of a network on which people were
 * signed in who earn from the clicks or pay for them (Y-06).
 */
export type NetworkReason = Extract<UncountedReason, 'TOO_MANY_FROM_NETWORK' | 'OWN_NETWORK'>

/** The decision on clicks of one network. `Open`: none yet. `Counted`: all clicks count. `Refused`: no click counts. */
export const networkCaseStatuses = ['Open', 'Counted', 'Refused'] as const
export type NetworkCaseStatus = (typeof networkCaseStatuses)[number]

export const conversionEvents = ['LEAD', 'SIGN_UP', 'DOWNLOAD', 'SALE'] as const
export type ConversionEvent = (typeof conversionEvents)[number]

/**
 * How a conversion was reported. All ways but `PIXEL` need a secret and are proof; a pixel report is a browser’s word (Y-01). A till’s secret
 * is its PIN.
 */
export const conversionWays = ['SERVER', 'POSTBACK', 'PIXEL', 'IMPORT', 'TILL'] as const
export type ConversionWay = (typeof conversionWays)[number]

/**
 * Which reports named the number of a conversion (Y-02). `Only`: only its own report. `Contested`: browsers named the number with several
 * links or amounts, and the conversion counts only if its owner or an admin decides so. `Former`: another conversion has the number now.
 */
const namings = ['Only', 'Contested', 'Former'] as const
type Naming = (typeof namings)[number]

/** A conversion that a brand’s systems reported for one click (N-06 to N-11). Times are in milliseconds, the amount in halalas. */
export type ConversionRecord = {
  id: string
  programId: string
  profileId: string
  /** What brought it: the id of its click, or `code:` with the code of its participant; see `code-source.ts`. */
  clickId: string
  event: ConversionEvent
  /** The brand’s own number, unique per program and event (N-09). */
  externalId: string
  amount: number | null
  way: ConversionWay
  status: ResultStatus
  reason: UncountedReason | null
  /** `channel`, `country` and `visitor` are copied from the click; the channel of what a till reports is `TILL`. */
  channel: Channel
  country: string
  visitor: string
  occurredAt: number
  receivedAt: number
  decidedAt: number | null
  /** When a browser’s result counts automatically (Y-01); null for proof, which does not wait. */
  countsAt: number | null
  naming: Naming
  /** Time since which the conversion is held; null if it is not held. */
  heldAt: number | null
}

/**
 * A browser report of a number that another browser report had named before (Y-02). The claim waits until the result of the earlier report
 * is decided, and may replace that result.
 */
export type ClaimRecord = Pick<
  ConversionRecord,
  | 'id'
  | 'programId'
  | 'event'
  | 'externalId'
  | 'profileId'
  | 'clickId'
  | 'amount'
  | 'channel'
  | 'country'
  | 'visitor'
  | 'occurredAt'
  | 'receivedAt'
>

/** Reasons for which an owner declines a browser’s result (Y-01), in display order. */
export const declineReasons = ['CANCELLED', 'NOT_FOUND', 'TEST_ORDER', 'OTHER'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** An owner’s reason for declining a conversion. */
export type DeclineRecord = { conversionId: string; reason: DeclineReason; note: string | null; at: number }

/** A browser’s result that proof replaced (Y-02), with its former and its new participant. The conversion keeps its id. */
export type ReplacedRecord = {
  id: string
  conversionId: string
  programId: string
  /** The participant of the browser’s click. */
  formerProfileId: string
  formerClickId: string
  formerAmount: number | null
  /** The participant of the proof’s click; the same participant if only click or amount differ. */
  profileId: string
  at: number
}

/**
 * An order that named a click of one participant and the code of another. `profileId` got it, because the click came in the last hour,
 * because the click was older, so that the code decided, or because the click was refused later.
 */
export type OrderOfTwoRecord = {
  conversionId: string
  programId: string
  profileId: string
  otherProfileId: string
  decidedBy: 'CLICK' | 'CODE' | 'CLICK_REFUSED'
  /** The folded code that the order named. */
  code: string
  at: number
}

export const reportDifferences = ['clickId', 'amount', 'event'] as const
export type ReportDifference = (typeof reportDifferences)[number]

/** The latest report that differs from a stored conversion (Y-02). One row per conversion. */
export type DifferingRecord = {
  conversionId: string
  programId: string
  differs: readonly ReportDifference[]
  /** `clickId`, `amount` and `event` are those of the latest report that differs. */
  clickId: string
  amount: number | null
  event: ConversionEvent
  /** Number of reports that differed. */
  times: number
  at: number
}

/** A trial (Y-04). Its numbers are separate from those of conversions, and it never counts. */
export type TrialRecord = {
  id: string
  programId: string
  event: ConversionEvent
  externalId: string
  amount: number | null
  way: ConversionWay
  status: 'Approved' | 'Reversed'
  receivedAt: number
}

export const reviewRequestStatuses = everyOf<SecondLookStatus>()('Requested', 'Counted', 'Upheld')

/** A participant’s request to review the results of one day that did not count for one reason. Times are in milliseconds. */
export type ReviewRequestRecord = {
  id: string
  programId: string
  profileId: string
  kind: ResultKind
  reason: UncountedReason
  /** The day in Riyadh. */
  day: string
  note: string | null
  status: SecondLookStatus
  requestedAt: number
  answerBy: number
  answeredAt: number | null
  answer: string | null
}
