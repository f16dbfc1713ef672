import * as z from 'zod/mini'
import type { DecideWaitingResultsInput } from '../generated/user-sdl-types.ts'
import { civilDate, endOfDay } from '../platform/riyadh.ts'
import { accept, rule } from '../validation/check.ts'
import { plainText } from '../validation/plain-text.ts'
import { changeOf } from './change-of.ts'
import { countsAutomatically, isUnproven, promoCodeOf } from './code-source.ts'
import type { ResultChange } from './change.ts'
import { conversionLimits } from './conversion-limits.ts'
import type { RiskFacts } from './conversion-risk.ts'
import { heldBecause } from './decide-conversion.ts'
import { isProof } from './proof.ts'
import { declineReasons, type ClickRecord, type ConversionRecord, type DeclineReason, type DeclineRecord } from './record.ts'

/** Highest number of waiting results that one call can decide. */
export const mostDecided = 50

const inputRules = z.object({
  ids: z.array(z.string()).check(z.minLength(1, rule('minItems')), z.maxLength(mostDecided, rule('maxItems'))),
  counts: z.boolean(),
  reason: z.nullish(z.enum(declineReasons, rule('unknownValue'))),
  note: z.nullish(z.string().check(z.maxLength(conversionLimits.note, rule('tooLong')))),
})

const declineRules = z.object({ reason: z.enum(declineReasons, rule('required')) })

/** An owner’s decision on waiting results. `decline` is null if the owner lets the results count. */
export type WaitingDecision = {
  readonly programId: string
  readonly ids: readonly string[]
  readonly decline: { readonly reason: DeclineReason; readonly note: string | null } | null
}

/** Returns an owner’s decision with each id once. A decline needs a reason. Throws `DTO_VALIDATION_ERROR`. */
export function acceptWaitingDecision(input: DecideWaitingResultsInput): WaitingDecision {
  const { ids, counts, note } = accept(inputRules, input)
  const decision = { programId: input.programId, ids: [...new Set(ids)].toSorted() }
  if (counts) return { ...decision, decline: null }
  const { reason } = accept(declineRules, { reason: input.reason ?? undefined })
  return { ...decision, decline: { reason, note: plainText(note ?? '') || null } }
}

/** The click of a waiting result, and the facts for the risk rules, at the time of the decision. */
export type WaitingState = { readonly click: ClickRecord | null; readonly facts: RiskFacts | null }

export type DecidedWaiting = { readonly record: ConversionRecord; readonly change: ResultChange }

const moved = (
  before: ConversionRecord,
  changes: Pick<ConversionRecord, 'status' | 'reason' | 'decidedAt'> & Partial<ConversionRecord>,
): DecidedWaiting => {
  const record: ConversionRecord = { ...before, heldAt: null, ...changes }
  return { record, change: { ...changeOf(before, record), holdFrom: before.receivedAt } }
}

/**
 * Decides on a waiting result that its owner confirmed, or whose wait is over (Y-01). The risk rules check the result again; if a rule is
 * hit, the result is held for the back office. If its click was rejected, the result is rejected too. A contested number never counts
 * automatically (Y-02): the back office decides if the owner did not confirm the result, or if another result of the number is settled
 * (X-21, `isDisputed`). A code that only a browser reports does not count without its owner. The hold of the reward starts at the report
 * of the result.
 */
export function decideCounting(
  before: ConversionRecord,
  { click, facts }: WaitingState,
  { now, isConfirmed, isDisputed = false }: { now: number; isConfirmed: boolean; isDisputed?: boolean },
): DecidedWaiting {
  if (click?.status === 'Rejected') return moved(before, { status: 'Rejected', reason: click.reason, decidedAt: now })
  if (isUnproven(before) && !isConfirmed) return moved(before, { status: 'Rejected', reason: 'NOT_CONFIRMED', decidedAt: now })
  const reason = heldBecause(click, facts) ?? (before.naming === 'Contested' && (!isConfirmed || isDisputed) ? 'CONTESTED' : null)
  if (reason === null) return moved(before, { status: 'Approved', reason: null, decidedAt: now })
  // The owner has decided or their time is over, so a later release must not make the result wait for the owner again.
  return moved(before, { status: 'Held', reason, decidedAt: null, heldAt: now, countsAt: Math.min(before.countsAt ?? now, now) })
}

/** Rejects a waiting result that its owner declines (Y-01). `decline` is the reason that its participant reads. */
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

/**
 * Returns the time at which a held browser result would count automatically. The owner does not see a held result, so the time for which it
 * was held is added to the owner’s hold (Y-01).
 */
const countsLater = ({ countsAt, heldAt, receivedAt }: ConversionRecord, now: number): number =>
  countsAt === null ? now : countsAt + Math.max(0, now - (heldAt ?? receivedAt))

/** Returns whether a part of the owner’s time to decide is left before a held result counts (Y-01). */
const isOwedHold = (before: ConversionRecord, now: number): boolean =>
  before.status === 'Held' && !isProof(before.way) && countsLater(before, now) > now

/** Returns a browser’s result after its release. It still waits for the brand, as long as it would have without being held (Y-01, Y-06). */
export function decideWaitingAgain(before: ConversionRecord, now: number): DecidedWaiting {
  const countsAt = countsLater(before, now)
  const record: ConversionRecord = { ...before, status: 'Pending', reason: null, decidedAt: null, countsAt, heldAt: null }
  return { record, change: changeOf(before, record) }
}

/**
 * Decides on a result that an admin lets count. If a browser’s result was held before its owner’s time was over, it first waits for the
 * rest of that time. Its reward gets no second hold (Y-01).
 */
export function letCount(before: ConversionRecord, now: number): DecidedWaiting {
  if (isOwedHold(before, now)) return decideWaitingAgain(before, now)
  const record: ConversionRecord = { ...before, status: 'Approved', reason: null, decidedAt: now, heldAt: null }
  const change = changeOf(before, record)
  return { record, change: before.status === 'Held' && !isProof(before.way) ? { ...change, holdFrom: before.receivedAt } : change }
}

/** Returns the end of the current day in Riyadh, in milliseconds. */
export const endOfToday = (now: number): number => endOfDay(civilDate(now))

const toDateTime = (moment: number) => new Date(moment).toISOString()

/** Fields of `WaitingResult` that need only the record. */
export const waitingResultFields = {
  occurredAt: ({ occurredAt }: ConversionRecord) => toDateTime(occurredAt),
  receivedAt: ({ receivedAt }: ConversionRecord) => toDateTime(receivedAt),
  countsAt: ({ countsAt, receivedAt }: ConversionRecord) => toDateTime(countsAt ?? receivedAt),
  isContested: ({ naming }: ConversionRecord) => naming === 'Contested',
  countsAutomatically,
  promoCode: ({ clickId }: ConversionRecord) => promoCodeOf(clickId),
}

/** Totals of a list of waiting results. The sum is in halalas, `nextCountsAt` in milliseconds. */
export type WaitingTotals = {
  readonly count: number
  readonly sum: number
  readonly countsToday: number
  readonly nextCountsAt: number | null
}

/** `WaitingResultPage`: totals and one page of results. */
export const waitingPageOf = ({ nextCountsAt, ...totals }: WaitingTotals, data: readonly ConversionRecord[]) => ({
  ...totals,
  nextCountsAt: nextCountsAt === null ? null : toDateTime(nextCountsAt),
  data: [...data],
})
