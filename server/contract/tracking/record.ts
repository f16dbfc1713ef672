import type { Platform } from '../social/record.ts'

/** Where a click came from: a platform, or anywhere else (N-04). */
export type Channel = Platform | 'OTHER'

/** Why a click or a conversion does not count (N-03, N-14, X-22), in the order of the SDL. */
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
] as const
export type UncountedReason = (typeof uncountedReasons)[number]

/** Where a click or a conversion stands (N-10). Only `Approved` counts. */
export const resultStatuses = ['Pending', 'Approved', 'Held', 'Rejected', 'Reversed'] as const
export type ResultStatus = (typeof resultStatuses)[number]

/** One opening of a participant's link (N-02, N-03). Moments in milliseconds. */
export type ClickRecord = {
  /** What the brand is given as `nw_click_id`. */
  id: string
  programId: string
  profileId: string
  at: number
  channel: Channel
  /** ISO 3166-1 alpha-2, `ZZ` where it is unknown (N-05). */
  country: string
  /** Address and agent with the day's salt, hashed: the same for one browser and one day, and no way back (N-03). */
  visitor: string
  status: 'Approved' | 'Held' | 'Rejected'
  reason: UncountedReason | null
}

/** What of a click's origin its network case is made of (Y-06). Null where it is not known: then no rule about networks looks at the click. */
export type ClickOrigin = {
  /** The IPv4 address or the /48 of the IPv6 address, hashed with the day's salt; see `subscriberOf`. */
  network: string | null
  /** A coarse family such as `Chrome Android`; see `browserFamily`. */
  browser: string | null
}

/** Why clicks of one network are held: too many of one network, or of a network of those who earn or pay by them (Y-06). */
export type NetworkReason = Extract<UncountedReason, 'TOO_MANY_FROM_NETWORK' | 'OWN_NETWORK'>

/** What was decided about clicks of one network: nothing yet, all of them count, or none of them does. */
export type NetworkCaseStatus = 'Open' | 'Counted' | 'Refused'

export const conversionEvents = ['LEAD', 'SIGN_UP', 'DOWNLOAD', 'SALE'] as const
export type ConversionEvent = (typeof conversionEvents)[number]

/** How a conversion was reported. All but `PIXEL` need a secret and are proof; a pixel is a browser's word (Y-01). */
export const conversionWays = ['SERVER', 'POSTBACK', 'PIXEL', 'IMPORT'] as const
export type ConversionWay = (typeof conversionWays)[number]

/**
 * How the number of a conversion is named (Y-02). `Only`: by nobody else. `Contested`: browsers named it for several links, or with several
 * amounts; then it counts only if a person says so. `Former`: it had the number, and another conversion has it now.
 */
export const namings = ['Only', 'Contested', 'Former'] as const
export type Naming = (typeof namings)[number]

/** What a brand's systems reported of one click (N-06 to N-11). Moments in milliseconds, the amount in halalas. */
export type ConversionRecord = {
  id: string
  programId: string
  profileId: string
  clickId: string
  event: ConversionEvent
  /** The brand's own number, unique for its program and event (N-09). */
  externalId: string
  amount: number | null
  way: ConversionWay
  status: ResultStatus
  reason: UncountedReason | null
  /** Of its click. */
  channel: Channel
  country: string
  visitor: string
  occurredAt: number
  receivedAt: number
  decidedAt: number | null
  /** When a browser's word counts by itself (Y-01); null for proof, which waits for nobody. */
  countsAt: number | null
  naming: Naming
  /** Since when it is held; null if it is not. */
  heldAt: number | null
}

/** What a browser said of a number that another browser had named before (Y-02). It waits behind that result, and may take its place. */
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

/** Why an owner declines what a browser reported (Y-01), in the order in which they are offered. */
export const declineReasons = ['CANCELLED', 'NOT_FOUND', 'TEST_ORDER', 'OTHER'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** What an owner said when they declined a conversion. */
export type DeclineRecord = { conversionId: string; reason: DeclineReason; note: string | null; at: number }

/** A browser's word that proof replaced (Y-02): whose it was, whose it is now. The conversion keeps its id. */
export type ReplacedRecord = {
  id: string
  conversionId: string
  programId: string
  /** Of whose click the browser spoke. */
  formerProfileId: string
  formerClickId: string
  formerAmount: number | null
  /** To whom the proof gave it; the same profile if only click or amount differ. */
  profileId: string
  at: number
}

export const reportDifferences = ['clickId', 'amount', 'event'] as const
export type ReportDifference = (typeof reportDifferences)[number]

/** The latest report that named a stored conversion with something else (Y-02). One row for each conversion. */
export type DifferingRecord = {
  conversionId: string
  programId: string
  differs: readonly ReportDifference[]
  /** What the latest such report said. */
  clickId: string
  amount: number | null
  event: ConversionEvent
  /** How many such reports there were. */
  times: number
  at: number
}

/** A trial (Y-04). Its numbers are never those of conversions, and it counts for nobody. */
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

/** A participant asks that a person looks at what did not count on a day for a reason. */
export type SecondLookRecord = {
  id: string
  programId: string
  profileId: string
  kind: 'CLICK' | 'CONVERSION'
  reason: UncountedReason
  /** Of Riyadh. */
  day: string
  note: string | null
  status: 'Requested' | 'Counted' | 'Upheld'
  requestedAt: number
  answerBy: number
  answeredAt: number | null
  answer: string | null
}
