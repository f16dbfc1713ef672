import { isProof } from './proof.ts'
import type { ClickRecord, ConversionRecord, UncountedReason } from './record.ts'
import { isHit, sharedContact, tooManyClicks, tooManyInvalid, type ClickHistory, type RiskRule } from './risks.ts'

/**
 * What is known around a conversion: of its click's day and browser, and of who takes part. Clicks that came after its own, and conversions
 * that came after it, are not among it: whatever others do later, it takes nothing from what counted.
 */
export type RiskFacts = ClickHistory & {
  /** Between the click and what it led to. */
  readonly seconds: number
  /** Conversions of the same browser in the program that stand, with this one; see `isBrowsersConversion`. */
  readonly visitorConversions: number
}

const tooManyConversions: RiskRule<RiskFacts> = {
  reason: 'TOO_MANY_CONVERSIONS',
  allowed: 5,
  found: ({ visitorConversions }) => visitorConversions,
}

/** More than so many need not be counted: the rules are hit by one more than they allow, and a browser may have any number. */
export const mostLookedAt = { clicks: tooManyClicks.allowed + 1, conversions: tooManyConversions.allowed + 1 } as const

/** Statuses in which a conversion stands: it counts, or may count yet. */
export const standingStatuses = ['Approved', 'Pending', 'Held'] as const satisfies readonly ConversionRecord['status'][]

type BrowserClick = Pick<ClickRecord, 'visitor' | 'at' | 'status'>

/**
 * Whether a click is one of those of a browser that a conversion is judged by (N-14): it counted or waits, and came no later than the click
 * that led to the conversion. Machines, HEAD requests and repeats with the same address and agent are nobody's doing who bought something.
 */
export const isBrowsersClick = (one: BrowserClick, click: BrowserClick): boolean =>
  one.visitor === click.visitor && one.at <= click.at && one.status !== 'Rejected'

/** How many clicks of a browser a conversion is judged by. A click that was held for their number was beyond it, with its repeats. */
export const visitorClicksOf = ({ reason }: Pick<ClickRecord, 'reason'>, found: number): number =>
  reason === tooManyClicks.reason ? mostLookedAt.clicks : Math.min(found, mostLookedAt.clicks)

/** The conversion that is judged; `id` is null if it is not stored yet. */
export type JudgedConversion = { readonly id: string | null } & Pick<ConversionRecord, 'receivedAt' | 'way'>

type BrowserConversion = Pick<ConversionRecord, 'id' | 'programId' | 'visitor' | 'status' | 'receivedAt' | 'way'>

/**
 * Whether a conversion is another one of the same browser in the same program, stands, and came no later. Proof is judged by proof alone:
 * whoever shares an address and a kind of browser with a buyer can say what they like of their own, and must not hold what the shop reports.
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
  standingStatuses.some((status) => status === one.status)

/** How many conversions of a browser there are with the one that is judged. */
export const visitorConversionsOf = (others: number): number => Math.min(others, mostLookedAt.conversions) + 1

/** The risk rules of N-14, in their order. */
export const riskRules: readonly RiskRule<RiskFacts>[] = [
  tooManyClicks,
  tooManyInvalid,
  { reason: 'TOO_FAST', allowed: 3, found: ({ seconds }) => seconds, isLeast: true },
  tooManyConversions,
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
