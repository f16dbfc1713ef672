import * as z from 'zod/mini'
import type { DecideWaitingResultsInput } from '../generated/user-sdl-types.ts'
import { civilDate, endOfDay } from '../platform/riyadh.ts'
import { accept, rule } from '../validation/check.ts'
import { plainText } from '../validation/plain-text.ts'
import { changeOf } from './change-of.ts'
import type { ResultChange } from './change.ts'
import { conversionLimits } from './conversion-limits.ts'
import type { RiskFacts } from './conversion-risk.ts'
import { heldBecause } from './decide-conversion.ts'
import { isProof } from './proof.ts'
import { declineReasons, type ClickRecord, type ConversionRecord, type DeclineReason, type DeclineRecord } from './record.ts'

/** How many waiting results one call decides. */
export const mostDecided = 50

const inputRules = z.object({
  ids: z.array(z.string()).check(z.minLength(1, rule('minItems')), z.maxLength(mostDecided, rule('maxItems'))),
  counts: z.boolean(),
  reason: z.nullish(z.enum(declineReasons, rule('unknownValue'))),
  note: z.nullish(z.string().check(z.maxLength(conversionLimits.note, rule('tooLong')))),
})

const declineRules = z.object({ reason: z.enum(declineReasons, rule('required')) })

/** What an owner decides on waiting results. `decline` is null if they count. */
export type WaitingDecision = {
  readonly programId: string
  readonly ids: readonly string[]
  readonly decline: { readonly reason: DeclineReason; readonly note: string | null } | null
}

/** An owner's decision, checked: each id once, and a reason for what is declined. Throws `DTO_VALIDATION_ERROR`. */
export function acceptWaitingDecision(input: DecideWaitingResultsInput): WaitingDecision {
  const { ids, counts, note } = accept(inputRules, input)
  const decision = { programId: input.programId, ids: [...new Set(ids)].toSorted() }
  if (counts) return { ...decision, decline: null }
  const { reason } = accept(declineRules, { reason: input.reason ?? undefined })
  return { ...decision, decline: { reason, note: plainText(note ?? '') || null } }
}

/** What is known around a waiting result when it is decided. */
export type WaitingState = { readonly click: ClickRecord | null; readonly facts: RiskFacts | null }

export type DecidedWaiting = { readonly record: ConversionRecord; readonly change: ResultChange }

const moved = (
  before: ConversionRecord,
  standing: Pick<ConversionRecord, 'status' | 'reason' | 'decidedAt'> & Partial<ConversionRecord>,
): DecidedWaiting => {
  const record: ConversionRecord = { ...before, heldAt: null, ...standing }
  return { record, change: { ...changeOf(before, record), holdFrom: before.receivedAt } }
}

/**
 * A waiting result counts (Y-01): its owner confirmed it, or its time has come. The risk rules look at it again; what they meet is held for
 * the back office, and a click that was judged not to count takes its result with it. A contested number never counts by itself (Y-02): if
 * its owner did not confirm it, a person of the back office decides. The owner's word is not enough either if another result of the number
 * counts for good (X-21, `isDisputed`). The hold of its reward began when it was reported.
 */
export function decideCounting(
  before: ConversionRecord,
  { click, facts }: WaitingState,
  { now, isConfirmed, isDisputed = false }: { now: number; isConfirmed: boolean; isDisputed?: boolean },
): DecidedWaiting {
  if (click?.status === 'Rejected') return moved(before, { status: 'Rejected', reason: click.reason, decidedAt: now })
  const reason = heldBecause(click, facts) ?? (before.naming === 'Contested' && (!isConfirmed || isDisputed) ? 'CONTESTED' : null)
  if (reason === null) return moved(before, { status: 'Approved', reason: null, decidedAt: now })
  // The owner had their say, or all of their time: what is let go later does not come back to them.
  return moved(before, { status: 'Held', reason, decidedAt: null, heldAt: now, countsAt: Math.min(before.countsAt ?? now, now) })
}

/** A waiting result that its owner declines (Y-01), with the words that its participant reads. */
export function decideDeclining(
  before: ConversionRecord,
  { reason, note }: NonNullable<WaitingDecision['decline']>,
  now: number,
): DecidedWaiting & { readonly decline: DeclineRecord } {
  return {
    ...moved(before, { status: 'Rejected', reason: 'DECLINED', decidedAt: now }),
    decline: { conversionId: before.id, reason, note, at: now },
  }
}

/** When a held browser's word would count: the owner does not see it while it is held, so that time is not taken from their hold (Y-01). */
const countsLater = ({ countsAt, heldAt, receivedAt }: ConversionRecord, now: number): number =>
  countsAt === null ? now : countsAt + Math.max(0, now - (heldAt ?? receivedAt))

/** Whether the owner of the program still has some of their hold before a held result counts (Y-01). */
const isOwedHold = (before: ConversionRecord, now: number): boolean =>
  before.status === 'Held' && !isProof(before.way) && countsLater(before, now) > now

/** A held browser's word that nothing speaks against any more: it waits for the brand as if it had never been held (Y-01, Y-06). */
export function decideWaitingAgain(before: ConversionRecord, now: number): DecidedWaiting {
  const countsAt = countsLater(before, now)
  const record: ConversionRecord = { ...before, status: 'Pending', reason: null, decidedAt: null, countsAt, heldAt: null }
  return { record, change: changeOf(before, record) }
}

/**
 * A person lets a result count. A browser's word that was held before its owner had their hold waits for them first; after that the reward
 * waits no second hold (Y-01).
 */
export function letCount(before: ConversionRecord, now: number): DecidedWaiting {
  if (isOwedHold(before, now)) return decideWaitingAgain(before, now)
  const record: ConversionRecord = { ...before, status: 'Approved', reason: null, decidedAt: now, heldAt: null }
  const change = changeOf(before, record)
  return { record, change: before.status === 'Held' && !isProof(before.way) ? { ...change, holdFrom: before.receivedAt } : change }
}

/** Until when a result counts as one of today. */
export const endOfToday = (now: number): number => endOfDay(civilDate(now))

const toDateTime = (moment: number) => new Date(moment).toISOString()

/** Fields of `WaitingResult` that need nothing but the record. */
export const waitingResultFields = {
  occurredAt: ({ occurredAt }: ConversionRecord) => toDateTime(occurredAt),
  receivedAt: ({ receivedAt }: ConversionRecord) => toDateTime(receivedAt),
  countsAt: ({ countsAt, receivedAt }: ConversionRecord) => toDateTime(countsAt ?? receivedAt),
  isContested: ({ naming }: ConversionRecord) => naming === 'Contested',
}

/** What waits, as counters of a list. The sum in halalas. */
export type WaitingTotals = {
  readonly count: number
  readonly sum: number
  readonly countsToday: number
  readonly nextCountsAt: number | null
}

/** `WaitingResultPage`. */
export const waitingPageOf = ({ nextCountsAt, ...totals }: WaitingTotals, data: readonly ConversionRecord[]) => ({
  ...totals,
  nextCountsAt: nextCountsAt === null ? null : toDateTime(nextCountsAt),
  data: [...data],
})
