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
  /** Of this participant in this program. What came while the program stood still says nothing about anybody and is left out. */
  readonly participantClicks: number
  /** Of those, what did not count because of what it was. */
  readonly participantInvalid: number
}

/** From so many clicks on a day their share of invalid ones says something. */
export const leastClicks = 50

const invalidShare = ({ participantClicks, participantInvalid }: ClickHistory) =>
  participantClicks < leastClicks ? 0 : (100 * participantInvalid) / participantClicks

/** The rules about clicks, in the order in which they are looked at (N-14): clicks are held by them, and conversions of those clicks. The share is in percent. */
export const clickRisks: readonly RiskRule<ClickHistory>[] = [
  { reason: 'TOO_MANY_CLICKS', allowed: 30, found: ({ visitorClicks }) => visitorClicks },
  { reason: 'TOO_MANY_INVALID', allowed: 40, found: invalidShare },
]
