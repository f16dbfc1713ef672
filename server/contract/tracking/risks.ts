import type { UncountedReason } from './record.ts'

/** What stands against a click that would count, this one included. Clicks of a day of Riyadh. */
export type ClickHistory = {
  /** Of this visitor, over all links, repeats too. */
  readonly visitorClicks: number
  /** Of this participant in this program. What came while the program stood still says nothing about anybody and is left out. */
  readonly participantClicks: number
  /** Of those, what did not count because of what it was. */
  readonly participantInvalid: number
}

export const clickRiskLimits = {
  clicksPerVisitor: 30,
  /** From so many clicks on a day their share of invalid ones says something. */
  leastClicks: 50,
  /** In percent. */
  invalidShare: 40,
} as const

type ClickRisk = { readonly reason: UncountedReason; isHit(history: ClickHistory): boolean }

/** The rules about clicks, in the order in which they are looked at (N-14). Whatever hits one is Held for a person. */
export const clickRisks: readonly ClickRisk[] = [
  { reason: 'TOO_MANY_CLICKS', isHit: ({ visitorClicks }) => visitorClicks > clickRiskLimits.clicksPerVisitor },
  {
    reason: 'TOO_MANY_INVALID',
    isHit: ({ participantClicks, participantInvalid }) =>
      participantClicks >= clickRiskLimits.leastClicks && participantInvalid * 100 > participantClicks * clickRiskLimits.invalidShare,
  },
]
