import * as z from 'zod/mini'
import type { AdminAction } from '../common/admin-action.ts'
import { decided, decisionOf, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { SecondLookInput } from '../generated/user-sdl-types.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { DayRange } from './days.ts'
import { isCivilDate } from '../platform/riyadh.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { accept, rule } from '../validation/check.ts'
import { optionalText, requiredText } from '../validation/required-text.ts'
import type { ResultChange } from './change.ts'
import { conversionLimits } from './conversion-limits.ts'
import { isNetworkReason } from './network-case.ts'
import { isOpenToReview, mayRequestReview } from './uncounted.ts'
import type { ResultsReader } from './owning.ts'
import type { ClickRecord, ReviewRequestRecord } from './record.ts'

const inputRules = z.object({
  note: optionalText(conversionLimits.note),
  day: z.string().check(z.refine(isCivilDate, rule('date'))),
})

/** Checks the input of a review request; throws `DTO_VALIDATION_ERROR`. An empty note becomes null. */
export function acceptReviewRequest(input: SecondLookInput): SecondLookInput & { note: string | null } {
  const { note } = accept(inputRules, input)
  return { ...input, note: note ?? null }
}

export type ReviewRequestState = {
  readonly reader: ResultsReader
  /** How many results of that kind, day and reason did not count. */
  readonly uncounted: number
  /** Whether the participant has already requested this review. */
  readonly isRequested: boolean
}

/**
 * Decides `requestSecondLook`. Allowed once per participant, kind, reason and day, and only if a result did not count. Refused with
 * `UNAUTHORIZED_UPDATING`, `SECOND_LOOK_ALREADY_REQUESTED`, `DTO_VALIDATION_ERROR`.
 */
export function decideAsking(
  { reader, uncounted, isRequested }: ReviewRequestState,
  input: SecondLookInput & { note: string | null },
  { id, now }: { id: string; now: number },
): Decision<ReviewRequestRecord> {
  if (!mayRequestReview(reader)) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  if (!isOpenToReview(input.reason)) return refused(invalidInput([{ path: 'reason', rule: 'unknownValue' }]))
  if (isRequested) return refused(new Problem('SECOND_LOOK_ALREADY_REQUESTED'))
  if (uncounted === 0) return refused(invalidInput([{ path: 'day', rule: 'unknownValue' }]))
  const { programId, profileId, kind, reason, day, note } = input
  return decided({
    ...{ id, programId, profileId, kind, reason, day, note },
    status: 'Requested',
    requestedAt: now,
    answerBy: now + conversionLimits.reviewRequestAnswer * 1000,
    answeredAt: null,
    answer: null,
  })
}

const answerRules = z.object({
  counts: z.boolean(),
  answer: requiredText({ least: 3, most: conversionLimits.note }),
})

export type AnsweredReviewRequest = {
  readonly reviewRequest: ReviewRequestRecord
  readonly notification: NotificationDraft
  readonly action: AdminAction
}

export type ReviewRequestAnswer = {
  readonly counts: boolean
  readonly answer: string
}

/**
 * Decides `adminAnswerSecondLook`: answers a review request once, with a text. Refused while a network case of that day is open, because
 * the decision on the case is the answer (Y-06). The caller then lets the results count, with `letCount` and `clickCountedAfter`.
 */
export function decideReviewRequestAnswer(
  reviewRequest: ReviewRequestRecord | null,
  program: Pick<ProgramRecord, 'id' | 'name'> | null,
  input: ReviewRequestAnswer,
  { now, isCaseOpen }: { now: number; isCaseOpen: boolean },
): Decision<AnsweredReviewRequest> {
  if (!reviewRequest || !program) return refused(new Problem('SECOND_LOOK_NOT_FOUND'))
  const { problem, changes } = decisionOf(() => accept(answerRules, input))
  if (problem) return refused(problem)
  if (reviewRequest.status !== 'Requested') return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  if (isNetworkReason(reviewRequest.reason) && isCaseOpen) return refused(new Problem('NETWORK_CASE_OPEN'))
  const status = changes.counts ? ('Counted' as const) : ('Upheld' as const)
  return decided({
    reviewRequest: { ...reviewRequest, status, answeredAt: now, answer: changes.answer },
    notification: {
      profileId: reviewRequest.profileId,
      type: changes.counts ? 'SECOND_LOOK_COUNTED' : 'SECOND_LOOK_UPHELD',
      referenceId: reviewRequest.id,
      meta: { programId: program.id, programName: program.name, message: changes.answer },
    },
    action: {
      action: 'admin.secondLookAnswered',
      target: reviewRequest.id,
      before: { status: reviewRequest.status },
      after: { status, answer: changes.answer },
    },
  })
}

/** Returns the day of a review request as a range. */
export const dayOf = ({ day }: Pick<ReviewRequestRecord, 'day'>): DayRange => ({ start: day, end: day })

/** Returns a click after a review lets it count, and the change for the counters. `letCount` does the same for a conversion. */
export function clickCountedAfter(before: ClickRecord): { record: ClickRecord; change: ResultChange } {
  const { id, programId, profileId, at, channel, country, visitor } = before
  const moved = { from: before.status, to: 'Approved', reason: null, fromReason: before.reason } as const
  return {
    record: { ...before, status: 'Approved', reason: null },
    change: { kind: 'CLICK', ...{ id, programId, profileId, at, channel, country, visitor }, ...moved, amount: 0 },
  }
}
