import type { AdminAction } from '../common/admin-action.ts'
import { decided, decisionOf, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { ConversionCase, ConversionRow, SecondLookRow } from '../generated/admin-types.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { promoCodeOf } from '../tracking/code-source.ts'
import type { ResultChange } from '../tracking/change.ts'
import { evidenceOf, type RiskFacts } from '../tracking/conversion-risk.ts'
import { changeOf } from '../tracking/change-of.ts'
import type { ConversionRecord, ResultStatus, ReviewRequestRecord, UncountedReason } from '../tracking/record.ts'
import { letCount } from '../tracking/waiting.ts'
import { accept } from '../validation/check.ts'
import { withReasonRules } from './rules.ts'

/** Statuses to which an admin can move a conversion, by its current status (N-10). */
const moves: Readonly<Partial<Record<ResultStatus, readonly ResultStatus[]>>> = {
  Held: ['Approved', 'Rejected'],
  Approved: ['Rejected', 'Reversed'],
}

const reasons: Readonly<Partial<Record<ResultStatus, UncountedReason>>> = { Rejected: 'NOT_GENUINE', Reversed: 'REVERSED' }

export type ReviewedConversion = {
  readonly record: ConversionRecord
  readonly change: ResultChange
  /** The reason that the admin typed, for later readers of the case; null if the admin typed none. */
  readonly note: string | null
  /** Notifications to the participant and to the brand. */
  readonly notifications: readonly NotificationDraft[]
  readonly action: AdminAction
}

type Program = Pick<ProgramRecord, 'id' | 'name' | 'profileId'>

function noticesOf(program: Program, { id, profileId, status }: ConversionRecord, message: string | null): NotificationDraft[] {
  const type = status === 'Approved' ? 'PROGRAM_CONVERSION_APPROVED' : 'PROGRAM_CONVERSION_REJECTED'
  const about = {
    type,
    referenceId: id,
    meta: { programId: program.id, programName: program.name, ...(message ? { message } : {}) },
  } as const
  return [
    { ...about, profileId },
    // The brand’s notification has the participant as its sender, so that the brand sees whose conversion it is.
    { ...about, profileId: program.profileId, senderProfileId: profileId },
  ]
}

function reviewed(before: ConversionRecord, status: ResultStatus, now: number): Pick<ReviewedConversion, 'record' | 'change'> {
  if (status === 'Approved') return letCount(before, now)
  const record: ConversionRecord = { ...before, status, reason: reasons[status] ?? null, decidedAt: now, heldAt: null }
  return { record, change: changeOf(before, record) }
}

/**
 * `adminReviewConversion`: approves or rejects a held conversion, or rejects or reverses an approved one. `CONVERSION_NOT_FOUND`,
 * `NO_CHANGES_TO_UPDATE`; `DTO_VALIDATION_ERROR` at `status` for any other change of status, and at `reason` for a rejection or reversal
 * without a reason.
 */
export function decideReview(
  { conversion, program }: { conversion: ConversionRecord | null; program: Program | null },
  { status, reason }: { status: ResultStatus; reason?: string | null | undefined },
  now: number,
): Decision<ReviewedConversion> {
  if (!conversion || !program) return refused(new Problem('CONVERSION_NOT_FOUND'))
  if (conversion.status === status) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  if (!moves[conversion.status]?.includes(status)) return refused(invalidInput([{ path: 'status', rule: 'unknownValue' }]))
  const typed = reason?.trim() ?? ''
  const needsReason = status !== 'Approved' || typed !== ''
  const { problem, changes } = decisionOf(() => (needsReason ? accept(withReasonRules, { reason: typed }).reason : null))
  if (problem) return refused(problem)
  const { record, change } = reviewed(conversion, status, now)
  return decided({
    record,
    change,
    note: changes,
    // A conversion that becomes pending waits for the program's owner. Nobody is notified, because nobody has approved it yet.
    notifications: record.status === 'Pending' ? [] : noticesOf(program, record, changes),
    action: {
      action: 'admin.conversionReviewed',
      target: record.id,
      before: { status: conversion.status, code: conversion.reason },
      after: { status: record.status, code: record.reason, reason: changes },
    },
  })
}

const moment = (at: number) => new Date(at).toISOString()

/** Names for a row of a list. A name is empty if the profile or program was deleted. */
export type ResultNames = { readonly participant: string; readonly programName: string }

/** Returns a `ConversionRow`. */
export const conversionRowOf = (record: ConversionRecord, { participant, programName }: ResultNames): ConversionRow => ({
  id: record.id,
  programId: record.programId,
  programName,
  participant,
  event: record.event,
  status: record.status,
  reason: record.reason,
  occurredAt: moment(record.occurredAt),
  externalId: record.externalId,
  amount: record.amount,
  via: record.way,
})

export type CaseFacts = {
  /** When the conversion's click happened, in milliseconds; null if the click is no longer stored. */
  readonly clickedAt: number | null
  readonly facts: RiskFacts | null
  /** The reason of the last decision; null without one. */
  readonly note: string | null
  /** The last decision of the back office on the conversion, from the audit log; null if there is none. */
  readonly lastReview: { readonly by: string; readonly after: unknown } | null
}

/** Returns the admin who set the current status; null if the brand, a report or a timer set it later. */
function deciderOf({ status }: ConversionRecord, lastReview: CaseFacts['lastReview']): string | null {
  const after = lastReview?.after
  const isLast = typeof after === 'object' && after !== null && 'status' in after && after.status === status
  return lastReview && isLast ? lastReview.by : null
}

/** Returns a `ConversionCase`. `evidence` has the finding and the limit of each rule, also of rules that were not broken. */
export const conversionCaseOf = (
  record: ConversionRecord,
  names: ResultNames,
  { clickedAt, facts, note, lastReview }: CaseFacts,
): ConversionCase => ({
  row: conversionRowOf(record, names),
  profileId: record.profileId,
  clickedAt: clickedAt === null ? null : moment(clickedAt),
  receivedAt: moment(record.receivedAt),
  channel: record.channel,
  country: record.country,
  promoCode: promoCodeOf(record.clickId),
  evidence: facts ? evidenceOf(facts, record) : [],
  note,
  decidedAt: record.decidedAt === null ? null : moment(record.decidedAt),
  decidedBy: deciderOf(record, lastReview),
})

/** Returns a `SecondLookRow`. `count`: number of clicks or results of the request that do not count at present. */
export const reviewRequestRowOf = (
  reviewRequest: ReviewRequestRecord,
  { participant, programName }: ResultNames,
  count: number,
): SecondLookRow => ({
  id: reviewRequest.id,
  programId: reviewRequest.programId,
  programName,
  participant,
  profileId: reviewRequest.profileId,
  kind: reviewRequest.kind,
  reason: reviewRequest.reason,
  day: reviewRequest.day,
  count,
  status: reviewRequest.status,
  requestedAt: moment(reviewRequest.requestedAt),
  answerBy: moment(reviewRequest.answerBy),
  note: reviewRequest.note,
  answer: reviewRequest.answer,
})
