import { countsCodes, countsLinks } from '../programs/counts-by.ts'
import { codeSourceId, isCodeSource } from './code-source.ts'
import type { ReportedConversion } from './conversion-body.ts'
import type { CountingProgram } from './counting-program.ts'
import { isPast } from './decide-conversion.ts'
import type { ClickRecord, OrderOfTwoRecord, UncountedReason } from './record.ts'
import type { TrackRefusal } from './responses.ts'

/** Returns whether a report names a click and a code. */
export const namesBoth = ({ clickId, promoCode }: Pick<ReportedConversion, 'clickId' | 'promoCode'>): boolean =>
  promoCode !== null && !isCodeSource(clickId)

/** Milliseconds before a purchase in which a click takes precedence over the code of another participant. */
export const clickFirst = 3_600_000

/** What a report names: its click, and its code in the form of a click; see `codeSource`. Null if unknown or not named. */
type NamedSources = { readonly click: ClickRecord | null; readonly code: ClickRecord | null }

export type Attribution = {
  readonly refusal?: never
  /** The report, with the `clickId` of what its order counts for. */
  readonly reported: ReportedConversion
  readonly source: ClickRecord | null
  /** Why the order has to be looked at first; null if nothing is wrong. */
  readonly doubt: UncountedReason | null
  /** The participant who does not get the order, and what it counts for; null if only one participant was named. */
  readonly two: Pick<OrderOfTwoRecord, 'otherProfileId' | 'decidedBy' | 'code'> | null
}

/** Reasons for which a click does not count that say nothing about its participant. */
const harmless: readonly (UncountedReason | null)[] = ['REPEAT', 'BOT', 'PREFETCH', 'CAPPED']

/** Returns whether a click is that of the program, counts or may count, and is not too old. */
const isUsable = (program: CountingProgram, click: ClickRecord, occurredAt: number, now: number): boolean =>
  click.programId === program.id && click.status !== 'Rejected' && occurredAt >= click.at && !isPast(program, click, occurredAt, now)

/**
 * Returns why an order by code is held: it also names a click of the same participant that was rejected as not genuine. Otherwise a
 * participant who orders in their own browser would only have to type their code.
 */
const doubtOf = ({ click, code }: NamedSources): UncountedReason | null =>
  click && click.status === 'Rejected' && click.profileId === code?.profileId && !harmless.includes(click.reason) ? click.reason : null

/**
 * Decides what an order counts for: a click or a code. If both belong to one participant, the click counts, because more is known about it.
 * If they belong to two, the click counts if it came in the hour before the purchase, else the code. A click that cannot count leaves the
 * order to the code, and an unknown code leaves it to the click. A report is refused if it names only what the program does not count.
 */
export function attribute(
  program: CountingProgram,
  reported: ReportedConversion,
  { click, code }: NamedSources,
  now: number,
): Attribution | { readonly refusal: TrackRefusal } {
  const plain = { doubt: null, two: null } as const
  const namesClick = !isCodeSource(reported.clickId)
  const byClick = { ...plain, reported, source: click }
  const byCode = { ...plain, reported: { ...reported, clickId: codeSourceId(reported.promoCode ?? '') }, source: code }
  const mayBeCode = reported.promoCode !== null && countsCodes(program.countsBy)
  const mayBeClick = namesClick && countsLinks(program.countsBy)
  if (!mayBeClick) return mayBeCode ? byCode : { refusal: { code: 'EVENT_NOT_FOR_OBJECTIVE' } }
  if (!mayBeCode || !code) return byClick
  const occurredAt = reported.occurredAt ?? now
  if (!click || !isUsable(program, click, occurredAt, now)) return { ...byCode, doubt: doubtOf({ click, code }) }
  if (click.profileId === code.profileId) return byClick
  const two = { code: reported.promoCode ?? '' }
  return occurredAt - click.at <= clickFirst
    ? { ...byClick, two: { ...two, otherProfileId: code.profileId, decidedBy: 'CLICK' } }
    : { ...byCode, two: { ...two, otherProfileId: click.profileId, decidedBy: 'CODE' } }
}

/**
 * Returns a repeated report as one of the stored result, if it names the click or the code of that result. What the order counts for was
 * decided once.
 */
export const asDecided = (reported: ReportedConversion, clickId: string): ReportedConversion =>
  reported.promoCode !== null && clickId === codeSourceId(reported.promoCode) ? { ...reported, clickId } : reported
