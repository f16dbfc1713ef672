import type { UncountedReason } from './record.ts'

/** A risk rule (N-14): what it measures, and above which value it holds a result for review. */
export type RiskRule<Facts> = {
  readonly reason: UncountedReason
  readonly allowed: number
  readonly found: (facts: Facts) => number
  /** The rule is hit below `allowed`, not above. */
  readonly isLeast?: true
}

/** Returns whether a rule is hit. */
export const isHit = <Facts>({ allowed, found, isLeast }: RiskRule<Facts>, facts: Facts): boolean =>
  isLeast ? found(facts) < allowed : found(facts) > allowed

/** Facts for the risk rules about a click that would count without them. All counts are of its day in Riyadh and include the click. */
export type ClickHistory = {
  /** Clicks of this visitor over all links, with repeats and whatever their status. */
  readonly visitorClicks: number
  /** Clicks of this participant in this program by which the day is judged; see `linkDay` (Y-07). */
  readonly participantClicks: number
  /** The invalid ones among `participantClicks`. */
  readonly participantInvalid: number
  /** Whether participant and owner of the program share a phone number or a bank account (X-29, Y-08). */
  readonly sharesContact: boolean
}

/** From how many clicks on a day the share of invalid ones is judged. */
export const leastClicks = 50

/**
 * At most so many invalid clicks of one network are included in a day’s share, so that nobody can make a day invalid from one network
 * (Y-07).
 */
export const mostInvalidPerNetwork = 10

/**
 * Returns how many invalid clicks of one network are included when a day is judged (Y-07): of any network at most half as many as its valid
 * ones, so a third of all. With any number of networks, a stranger therefore adds at least two good clicks for each bad one, and never
 * reaches the share above which a day is held. `isOwnBrowser`: the participant’s own browser clicked on a network that nobody else is known
 * to use; strangers cannot cause that.
 */
export const mostInvalidOf = (valid: number, isOwnBrowser: boolean): number =>
  isOwnBrowser ? mostInvalidPerNetwork : Math.min(mostInvalidPerNetwork, Math.floor(valid / 2))

const invalidShare = ({ participantClicks, participantInvalid }: ClickHistory) =>
  participantClicks < leastClicks ? 0 : (100 * participantInvalid) / participantClicks

export const tooManyClicks: RiskRule<ClickHistory> = { reason: 'TOO_MANY_CLICKS', allowed: 30, found: ({ visitorClicks }) => visitorClicks }
/** The share is in percent. */
export const tooManyInvalid: RiskRule<ClickHistory> = { reason: 'TOO_MANY_INVALID', allowed: 40, found: invalidShare }
export const sharedContact: RiskRule<ClickHistory> = {
  reason: 'SHARED_CONTACT',
  allowed: 0,
  found: ({ sharesContact }) => (sharesContact ? 1 : 0),
}

/** Reasons that make an uncounted click invalid (Y-07). Bots and prefetches are not included: they say nothing about a participant. */
export const invalidReasons: readonly UncountedReason[] = [
  'REPEAT',
  'OWN_BROWSER',
  'TOO_MANY_CLICKS',
  'TOO_MANY_FROM_NETWORK',
  'OWN_NETWORK',
]

/**
 * Returns whether a click raises the invalid share of its participant’s day. Not included: clicks while the program is on hold, which
 * nobody caused; a shared contact, which says nothing about a day; and clicks held for the share itself, because the rule would then feed
 * itself until nothing of that day counts.
 */
export const isInvalid = (reason: UncountedReason | null): boolean => reason !== null && invalidReasons.includes(reason)
