import type { UncountedReason } from './record.ts'

/** A rule about risks (N-14): what it measures, and from where on it holds what it looks at for a person. */
export type RiskRule<Facts> = {
  readonly reason: UncountedReason
  readonly allowed: number
  readonly found: (facts: Facts) => number
  /** Less than what is allowed is suspect, not more. */
  readonly isLeast?: true
}

/** Whether a rule speaks against what was found. */
export const isHit = <Facts>({ allowed, found, isLeast }: RiskRule<Facts>, facts: Facts): boolean =>
  isLeast ? found(facts) < allowed : found(facts) > allowed

/** What stands against a click that would count, this one included, and against what came of it. Clicks of a day of Riyadh. */
export type ClickHistory = {
  /** Of this visitor, over all links, repeats too, whatever became of them. */
  readonly visitorClicks: number
  /** Of this participant in this program, as far as they say something about the day; see `linkDay` (Y-07). */
  readonly participantClicks: number
  /** Of those, the invalid ones. */
  readonly participantInvalid: number
  /** Whether participant and owner of the program share a phone or a bank account (X-29, Y-08). */
  readonly sharesContact: boolean
}

/** From so many clicks on a day their share of invalid ones says something. */
export const leastClicks = 50

/** At most so many invalid clicks of one network count for the share of a day: nobody makes a day invalid from one place (Y-07). */
export const mostInvalidPerNetwork = 10

/**
 * How many invalid clicks of one network are among those by which a day is judged (Y-07). Of any network they are at most half as many as its
 * valid ones, a third of all: a stranger brings at least as much good as bad, however many networks they have, and never the share that holds
 * a day. `isOwnBrowser`: the participant's own browser clicked on a network that nobody else is known to use; strangers have no part in that.
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

/** The invalid ones among the clicks that do not count (Y-07). Machines, and what was fetched ahead, say nothing about a participant. */
export const invalidReasons: readonly UncountedReason[] = [
  'REPEAT',
  'OWN_BROWSER',
  'TOO_MANY_CLICKS',
  'TOO_MANY_FROM_NETWORK',
  'OWN_NETWORK',
]

/**
 * Whether a click speaks against its participant's other clicks of the day. What a program on hold leaves out is nobody's doing, and a
 * contact that is shared says nothing of a day. What is held for the share itself speaks against nothing: the rule would feed itself, and
 * nothing of that day would count any more.
 */
export const isInvalid = (reason: UncountedReason | null): boolean => reason !== null && invalidReasons.includes(reason)
