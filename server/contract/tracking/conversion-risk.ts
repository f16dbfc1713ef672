import type { UncountedReason } from './record.ts'
import { clickRisks, isHit, type ClickHistory, type RiskRule } from './risks.ts'

/** What is known around a conversion when it arrives: of its click's day and browser, and of who takes part. */
export type RiskFacts = ClickHistory & {
  /** Between the click and what it led to. */
  readonly seconds: number
  /** Conversions of the same browser, with this one. */
  readonly visitorConversions: number
  /** Whether participant and brand share a phone or a bank account. */
  readonly sharesContact: boolean
}

/** The risk rules of N-14, in their order: the first that a conversion meets is why it is held. */
export const riskRules: readonly RiskRule<RiskFacts>[] = [
  ...clickRisks,
  { reason: 'TOO_FAST', allowed: 3, found: ({ seconds }) => seconds, isLeast: true },
  { reason: 'TOO_MANY_CONVERSIONS', allowed: 5, found: ({ visitorConversions }) => visitorConversions },
  { reason: 'SHARED_CONTACT', allowed: 0, found: ({ sharesContact }) => (sharesContact ? 1 : 0) },
]

/** Why a conversion is held for a person to look at; null where nothing speaks against it. */
export const heldFor = (facts: RiskFacts): UncountedReason | null => riskRules.find((rule) => isHit(rule, facts))?.reason ?? null

/** How much a rule lets pass. */
export const allowedBy = (reason: UncountedReason): number => riskRules.find((rule) => rule.reason === reason)?.allowed ?? 0

/** What each rule found and what it allows, for whoever decides. */
export const evidenceOf = (facts: RiskFacts): { rule: UncountedReason; found: number; allowed: number }[] =>
  riskRules.map(({ reason, found, allowed }) => ({ rule: reason, found: Math.round(found(facts) * 100) / 100, allowed }))
