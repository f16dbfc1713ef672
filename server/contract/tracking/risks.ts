import type { UncountedReason } from './record.ts'

/** A risk rule (N-14). `found` measures a value; a result whose value is above `allowed` is held for review. */
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

/**
 * Facts for the risk rules about a click that would otherwise count. All numbers are for the click’s day in Riyadh and include the click.
 */
export type ClickHistory = {
  /** Clicks of this visitor over all links, in any status and with repeats. */
  readonly visitorClicks: number
  /** Clicks of this participant in this program that the share of invalid clicks is based on; see `linkDay` (Y-07). */
  readonly participantClicks: number
  /** Number of invalid clicks among `participantClicks`. */
  readonly participantInvalid: number
  /** Whether participant and owner of the program share a phone number or a bank account (X-29, Y-08). */
  readonly sharesContact: boolean
}

/** Least number of clicks on a day for which the share of invalid clicks is judged. */
export const leastClicks = 50

/**
 * Highest number of invalid clicks of one network that a day’s share includes, so that nobody can make a day invalid from one network
 * (Y-07).
 */
const mostInvalidPerNetwork = 10

/**
 * Returns how many invalid clicks of one network a day’s share includes (Y-07): at most half as many as the network’s valid clicks. So for
 * each bad click, a stranger adds at least two good ones, with any number of networks. The share of bad clicks then stays at a third, below
 * the limit. `isOwnBrowser`: the participant’s own browser clicked, on a network that nobody else is known to use. Strangers cannot cause
 * such clicks.
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
 * Returns whether a click raises the invalid share of its participant’s day. Clicks while the program is on hold do not, because they are
 * nobody’s fault. Clicks held for a shared contact do not, because it says nothing about a day. Clicks held for the share itself do not,
 * because the share would then rise until no click of that day counts.
 */
export const isInvalid = (reason: UncountedReason | null): boolean => reason !== null && invalidReasons.includes(reason)
