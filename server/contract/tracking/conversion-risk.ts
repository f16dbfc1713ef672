import { isProof } from './proof.ts'
import type { ClickRecord, ConversionRecord, UncountedReason } from './record.ts'
import { isHit, sharedContact, tooManyClicks, tooManyInvalid, type ClickHistory, type RiskRule } from './risks.ts'

/**
 * The facts around a conversion: about its click’s day and browser, and about its participant. Clicks and conversions that came later are
 * not included, so that nobody can take away later what has counted.
 */
export type RiskFacts = ClickHistory & {
  /** Seconds between the click and the conversion. */
  readonly seconds: number
  /** Conversions of the same browser in the program that count or may still count, including this one; see `isBrowsersConversion`. */
  readonly visitorConversions: number
}

const tooManyConversions: RiskRule<RiskFacts> = {
  reason: 'TOO_MANY_CONVERSIONS',
  allowed: 5,
  found: ({ visitorConversions }) => visitorConversions,
}

/**
 * How many clicks and conversions of a browser are counted at most. One more than a rule allows is enough to hit it, and a browser may have
 * any number.
 */
export const mostCounted = { clicks: tooManyClicks.allowed + 1, conversions: tooManyConversions.allowed + 1 } as const

/** Statuses of a conversion that counts or may still count. */
export const countableStatuses = ['Approved', 'Pending', 'Held'] as const satisfies readonly ConversionRecord['status'][]

type BrowserClick = Pick<ClickRecord, 'visitor' | 'at' | 'status'>

/**
 * Returns whether a click belongs to those of a browser by which a conversion is judged (N-14): the click counted or waits, and did not
 * come after the conversion’s click. Bots, HEAD requests and repeats with the same address and user agent are not the buyer’s doing.
 */
export const isBrowsersClick = (one: BrowserClick, click: BrowserClick): boolean =>
  one.visitor === click.visitor && one.at <= click.at && one.status !== 'Rejected'

/**
 * Returns the number of a browser’s clicks by which a conversion is judged. `found` does not include repeats. If the click itself was held
 * for too many clicks, a count that includes repeats, returns the highest number.
 */
export const visitorClicksOf = ({ reason }: Pick<ClickRecord, 'reason'>, found: number): number =>
  reason === tooManyClicks.reason ? mostCounted.clicks : Math.min(found, mostCounted.clicks)

/** The conversion that is judged; `id` is null if it is not stored yet. */
export type JudgedConversion = { readonly id: string | null } & Pick<ConversionRecord, 'receivedAt' | 'way'>

type BrowserConversion = Pick<ConversionRecord, 'id' | 'programId' | 'visitor' | 'status' | 'receivedAt' | 'way'>

/**
 * Returns whether a conversion is another one of the same browser and program that counts or may count, and came no later. Proof is judged
 * by other proof only: a stranger with the buyer’s address and kind of browser can report anything, and must not be able to get the shop’s
 * report held.
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

/** Returns how many conversions a browser has, including the one that is judged. */
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
 * The rules that hold a conversion. The share of invalid clicks is not one of them: that rule judged the click when it came, and invalid
 * clicks that come later must not affect the conversions of a good click (Y-07). Otherwise a stranger could block earnings afterwards.
 */
const holding = riskRules.filter((rule) => rule !== tooManyInvalid)

/** Returns the first rule that holds a conversion for review; null if none does. */
export const heldFor = (facts: RiskFacts): UncountedReason | null => holding.find((rule) => isHit(rule, facts))?.reason ?? null

/** Returns the limit of a rule. */
export const allowedBy = (reason: UncountedReason): number => riskRules.find((rule) => rule.reason === reason)?.allowed ?? 0

/** Returns what each rule found and what it allows, for the person who decides. */
export const evidenceOf = (facts: RiskFacts): { rule: UncountedReason; found: number; allowed: number }[] =>
  riskRules.map(({ reason, found, allowed }) => ({ rule: reason, found: Math.round(found(facts) * 100) / 100, allowed }))
