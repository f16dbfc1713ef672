import { isProof } from './proof.ts'
import type { ClickRecord, ConversionRecord, UncountedReason } from './record.ts'
import { isHit, sharedContact, tooManyClicks, tooManyInvalid, type ClickHistory, type RiskRule } from './risks.ts'

/**
 * The facts around a conversion: of its click’s day and browser, and of its participant. Later clicks and conversions are not included, so
 * what others do later cannot take away what counted.
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

/** How many are counted at most: a rule is hit by one more than it allows, and a browser may have any number. */
export const mostLookedAt = { clicks: tooManyClicks.allowed + 1, conversions: tooManyConversions.allowed + 1 } as const

/** Statuses of a conversion that counts or may still count. */
export const standingStatuses = ['Approved', 'Pending', 'Held'] as const satisfies readonly ConversionRecord['status'][]

type BrowserClick = Pick<ClickRecord, 'visitor' | 'at' | 'status'>

/**
 * Returns whether a click belongs to those of a browser by which a conversion is judged (N-14): it counted or waits, and did not come after
 * the conversion’s click. Bots, HEAD requests and repeats with the same address and user agent are not the buyer’s doing.
 */
export const isBrowsersClick = (one: BrowserClick, click: BrowserClick): boolean =>
  one.visitor === click.visitor && one.at <= click.at && one.status !== 'Rejected'

/**
 * Returns how many clicks of a browser a conversion is judged by. A click that was held because of their number was above the limit
 * together with its repeats.
 */
export const visitorClicksOf = ({ reason }: Pick<ClickRecord, 'reason'>, found: number): number =>
  reason === tooManyClicks.reason ? mostLookedAt.clicks : Math.min(found, mostLookedAt.clicks)

/** The conversion that is judged; `id` is null if it is not stored yet. */
export type JudgedConversion = { readonly id: string | null } & Pick<ConversionRecord, 'receivedAt' | 'way'>

type BrowserConversion = Pick<ConversionRecord, 'id' | 'programId' | 'visitor' | 'status' | 'receivedAt' | 'way'>

/**
 * Returns whether a conversion is another one of the same browser and program that counts or may count, and came no later. Proof is judged
 * by proof only: a stranger with the buyer’s address and kind of browser can report anything, and must not get the shop’s report held.
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

/** Returns how many conversions a browser has, including the one that is judged. */
export const visitorConversionsOf = (others: number): number => Math.min(others, mostLookedAt.conversions) + 1

/** The risk rules of N-14, in order. */
export const riskRules: readonly RiskRule<RiskFacts>[] = [
  tooManyClicks,
  tooManyInvalid,
  { reason: 'TOO_FAST', allowed: 3, found: ({ seconds }) => seconds, isLeast: true },
  tooManyConversions,
  sharedContact,
]

/**
 * The rules that hold a conversion. The share of invalid clicks is not one of them: it judged the click when it came, and later invalid
 * clicks must not affect what a good click leads to (Y-07). Otherwise a stranger could freeze earnings afterwards.
 */
const holding = riskRules.filter((rule) => rule !== tooManyInvalid)

/** Returns the first rule that holds a conversion for review; null if none does. */
export const heldFor = (facts: RiskFacts): UncountedReason | null => holding.find((rule) => isHit(rule, facts))?.reason ?? null

/** Returns the limit of a rule. */
export const allowedBy = (reason: UncountedReason): number => riskRules.find((rule) => rule.reason === reason)?.allowed ?? 0

/** Returns what each rule found and what it allows, for the person who decides. */
export const evidenceOf = (facts: RiskFacts): { rule: UncountedReason; found: number; allowed: number }[] =>
  riskRules.map(({ reason, found, allowed }) => ({ rule: reason, found: Math.round(found(facts) * 100) / 100, allowed }))
