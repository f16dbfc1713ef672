import { isCodeSource } from './code-source.ts'
import { conversionLimits } from './conversion-limits.ts'
import { isProof } from './proof.ts'
import type { ClickRecord, ConversionRecord, UncountedReason } from './record.ts'
import { isHit, sharedContact, tooManyClicks, tooManyInvalid, type ClickHistory, type RiskRule } from './risks.ts'

/**
 * The facts by which the risk rules judge a conversion: about its click’s day and browser, and about its participant. Later clicks and
 * conversions are not included, so that nobody can use them to undo a conversion that already counts.
 */
export type RiskFacts = ClickHistory & {
  /** Seconds between the click and the conversion. */
  readonly seconds: number
  /** Conversions of the same browser in the program that count or may still count, including the judged one; see `isBrowsersConversion`. */
  readonly visitorConversions: number
}

const tooManyConversions: RiskRule<RiskFacts> = {
  reason: 'TOO_MANY_CONVERSIONS',
  allowed: 5,
  found: ({ visitorConversions }) => visitorConversions,
}

/**
 * Counting the clicks and conversions of a browser stops at these numbers. They are one above the limit of their rule, which is enough to
 * hit the rule.
 */
export const mostCounted = { clicks: tooManyClicks.allowed + 1, conversions: tooManyConversions.allowed + 1 } as const

/** Statuses of a conversion that counts or may still count. */
export const countableStatuses = ['Approved', 'Pending', 'Held'] as const satisfies readonly ConversionRecord['status'][]

type BrowserClick = Pick<ClickRecord, 'visitor' | 'at' | 'status'>

/**
 * Returns whether the rule about too many clicks includes `one` when it judges a conversion with the click `click` (N-14). `one` must be of
 * the same browser, counted or held, and no later than `click`. Rejected clicks are left out: bots, HEAD requests and repeats with the same
 * address and user agent say nothing about the buyer.
 */
export const isBrowsersClick = (one: BrowserClick, click: BrowserClick): boolean =>
  one.visitor === click.visitor && one.at <= click.at && one.status !== 'Rejected'

/**
 * Returns the number of a browser’s clicks for the rule about too many clicks. `found` does not include repeats. Returns the highest number
 * if the conversion’s own click was held for too many clicks, because that rule did include repeats.
 */
export const visitorClicksOf = ({ reason }: Pick<ClickRecord, 'reason'>, found: number): number =>
  reason === tooManyClicks.reason ? mostCounted.clicks : Math.min(found, mostCounted.clicks)

/** The conversion that is judged; `id` is null if it is not stored yet. */
export type JudgedConversion = { readonly id: string | null } & Pick<ConversionRecord, 'receivedAt' | 'way'>

type BrowserConversion = Pick<ConversionRecord, 'id' | 'programId' | 'visitor' | 'status' | 'receivedAt' | 'way'>

/**
 * Returns whether the rule about too many conversions includes `one` when it judges another conversion. `one` must be of the same browser
 * and program, count or be able to count, and have come no later. Proof is judged only by other proof: otherwise a stranger with the
 * buyer’s address and kind of browser could get the shop’s report held.
 */
export const isBrowsersConversion = (
  one: BrowserConversion,
  { programId, visitor }: Pick<ClickRecord, 'programId' | 'visitor'>,
  { id, receivedAt, way }: JudgedConversion,
): boolean =>
  one.id !== id &&
  (isProof(one.way) || !isProof(way)) &&
  one.programId === programId &&
  one.visitor === visitor &&
  one.receivedAt <= receivedAt &&
  countableStatuses.some((status) => status === one.status)

/** Returns the number of a browser’s conversions, including the judged conversion. */
export const visitorConversionsOf = (others: number): number => Math.min(others, mostCounted.conversions) + 1

/** The risk rules of N-14, in order. */
export const riskRules: readonly RiskRule<RiskFacts>[] = [
  tooManyClicks,
  tooManyInvalid,
  { reason: 'TOO_FAST', allowed: 3, found: ({ seconds }) => seconds, isLeast: true },
  tooManyConversions,
  sharedContact,
]

/**
 * The rules that hold a conversion. The rule about the share of invalid clicks is not included: it judged the click when the click came.
 * Later invalid clicks must not affect the conversions of a good click (Y-07). Otherwise a stranger could block earnings afterwards.
 */
const holding = riskRules.filter((rule) => rule !== tooManyInvalid)

/** Returns the first rule that holds a conversion for review; null if none does. */
export const heldFor = (facts: RiskFacts): UncountedReason | null => holding.find((rule) => isHit(rule, facts))?.reason ?? null

/** Returns the limit of a rule. */
export const allowedBy = (reason: UncountedReason): number => riskRules.find((rule) => rule.reason === reason)?.allowed ?? 0

/** Returns the facts of a result by code: there is no click, so only the rule about its participant can be hit. */
export const factsOfCode = (sharesContact: boolean): RiskFacts => ({
  visitorClicks: 0,
  participantClicks: 0,
  participantInvalid: 0,
  seconds: conversionLimits.window,
  visitorConversions: 0,
  sharesContact,
})

/** Returns each rule’s found value and limit, for the person who decides. Of a result by code, only the rule about its participant. */
export const evidenceOf = (
  facts: RiskFacts,
  { clickId }: Pick<ConversionRecord, 'clickId'>,
): { rule: UncountedReason; found: number; allowed: number }[] =>
  (isCodeSource(clickId) ? [sharedContact] : riskRules).map(({ reason, found, allowed }) => ({
    rule: reason,
    found: Math.round(found(facts) * 100) / 100,
    allowed,
  }))
