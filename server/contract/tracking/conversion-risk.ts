import type { UncountedReason } from './record.ts'
import { isHit, sharedContact, tooManyClicks, tooManyInvalid, type ClickHistory, type RiskRule } from './risks.ts'

/** What is known around a conversion when it arrives: of its click's day and browser, and of who takes part. */
export type RiskFacts = ClickHistory & {
  /** Between the click and what it led to. */
  readonly seconds: number
  /** Conversions of the same browser, with this one. */
  readonly visitorConversions: number
}

/** The risk rules of N-14, in their order. */
export const riskRules: readonly RiskRule<RiskFacts>[] = [
  tooManyClicks,
  tooManyInvalid,
  { reason: 'TOO_FAST', allowed: 3, found: ({ seconds }) => seconds, isLeast: true },
  { reason: 'TOO_MANY_CONVERSIONS', allowed: 5, found: ({ visitorConversions }) => visitorConversions },
  sharedContact,
]

/**
 * Rules that hold a conversion. The share of invalid clicks is not one of them: it judged the click when that came, and invalid clicks that
 * came after a good one take nothing from what it leads to (Y-07). Otherwise a stranger could freeze earnings afterwards.
 */
const holding = riskRules.filter((rule) => rule !== tooManyInvalid)

/** The first rule for which a conversion is held for a person to look at; null where nothing speaks against it. */
export const heldFor = (facts: RiskFacts): UncountedReason | null => holding.find((rule) => isHit(rule, facts))?.reason ?? null

/** How much a rule lets pass. */
export const allowedBy = (reason: UncountedReason): number => riskRules.find((rule) => rule.reason === reason)?.allowed ?? 0

/** What each rule found and what it allows, for whoever decides. */
export const evidenceOf = (facts: RiskFacts): { rule: UncountedReason; found: number; allowed: number }[] =>
  riskRules.map(({ reason, found, allowed }) => ({ rule: reason, found: Math.round(found(facts) * 100) / 100, allowed }))
