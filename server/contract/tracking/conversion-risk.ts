import type { UncountedReason } from './record.ts'

/** What is known around a conversion when it arrives: of its click's day and browser, and of who takes part. */
export type RiskFacts = {
  /** Clicks of the same browser that day, whatever became of them. */
  readonly visitorClicks: number
  /** Clicks of the participant in this program that day, and how many of them did not count. */
  readonly clicks: number
  readonly invalidClicks: number
  /** Between the click and what it led to. */
  readonly seconds: number
  /** Conversions of the same browser, with this one. */
  readonly visitorConversions: number
  /** Whether participant and brand share a phone or a bank account. */
  readonly sharesContact: boolean
}

/** A rule of N-14: what it measures, and from where on it holds a conversion. */
export type RiskRule = {
  readonly reason: UncountedReason
  readonly allowed: number
  readonly found: (facts: RiskFacts) => number
  /** Less than what is allowed is suspect, not more. */
  readonly isLeast?: true
}

/** Below so many clicks a day a share says nothing. */
const clicksForShare = 50
const share = ({ clicks, invalidClicks }: RiskFacts) => (clicks < clicksForShare ? 0 : (100 * invalidClicks) / clicks)

/** The risk rules of N-14, in their order: the first that a conversion meets is why it is held. */
export const riskRules: readonly RiskRule[] = [
  { reason: 'TOO_MANY_CLICKS', allowed: 30, found: ({ visitorClicks }) => visitorClicks },
  { reason: 'TOO_MANY_INVALID', allowed: 40, found: share },
  { reason: 'TOO_FAST', allowed: 3, found: ({ seconds }) => seconds, isLeast: true },
  { reason: 'TOO_MANY_CONVERSIONS', allowed: 5, found: ({ visitorConversions }) => visitorConversions },
  { reason: 'SHARED_CONTACT', allowed: 0, found: ({ sharesContact }) => (sharesContact ? 1 : 0) },
]

/** Whether a rule speaks against what was found. */
export const isHit = ({ allowed, found, isLeast }: RiskRule, facts: RiskFacts): boolean =>
  isLeast ? found(facts) < allowed : found(facts) > allowed

/** Why a conversion is held for a person to look at; null where nothing speaks against it. */
export const heldFor = (facts: RiskFacts): UncountedReason | null => riskRules.find((rule) => isHit(rule, facts))?.reason ?? null

/** What each rule found and what it allows, for whoever decides. */
export const evidenceOf = (facts: RiskFacts): { rule: UncountedReason; found: number; allowed: number }[] =>
  riskRules.map(({ reason, found, allowed }) => ({ rule: reason, found: Math.round(found(facts) * 100) / 100, allowed }))
