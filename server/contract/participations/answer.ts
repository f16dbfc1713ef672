import * as z from 'zod/mini'
import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { RequestStatus } from '../generated/user-types.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import { countsCodes } from '../programs/counts-by.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { mayDo } from '../programs/page/access.ts'
import { isAcceptingRequests } from '../programs/page/visibility.ts'
import type { ProgramRecord } from '../programs/record.ts'
import { accept, rule } from '../validation/check.ts'
import { optionalText, requiredText } from '../validation/required-text.ts'
import { requestAnswered, requestCreated } from './notices.ts'
import { participationLimits } from './limits.ts'
import { requestDeclineReasons, type ParticipationRecord, type RequestDeclineReason } from './record.ts'

/** The program, request and applicant at the time of the answer. A record is null if it does not exist. */
export type AnswerState = {
  program: ProgramRecord | null
  request: ParticipationRecord | null
  applicant: Pick<ProfileRecord, 'status'> | null
}

/**
 * The request after the answer, with the notification to the applicant. `getsLink`: whether the applicant gets a tracking link, because the
 * request was accepted (M-04). `codeOf`: the brand whose code the applicant gets too, if the program counts codes; null otherwise.
 */
export type RequestChange = { request: ParticipationRecord; getsLink: boolean; codeOf: string | null; notification: NotificationDraft }

/** An owner's answer to a request. An applicant who is declined sees the reason, if the owner gave one. */
export type GivenAnswer =
  | { readonly status: 'Accepted' }
  | { readonly status: 'Rejected'; readonly reason: RequestDeclineReason | null; readonly note: string | null }

const reason = z.enum(requestDeclineReasons, rule('required'))
const declineRules = z.object({ reason, note: optionalText(participationLimits.declineNote) })
/** Rules for the reason `OTHER`, which requires a note in the owner's own words. */
const otherRules = z.object({ reason, note: requiredText({ most: participationLimits.declineNote }) })

type TypedAnswer = { status: RequestStatus; reason?: RequestDeclineReason | null; note?: string | null }

/**
 * Returns a typed answer in its stored form. The form of the app requires a reason to decline, and a note for `OTHER`. A call with only the
 * three fields of M-06 declines without a reason. Throws `DTO_VALIDATION_ERROR`.
 */
export function acceptAnswer({ status, ...typed }: TypedAnswer): GivenAnswer {
  if (status === 'Accepted') return { status }
  if (status !== 'Rejected') throw invalidInput([{ path: 'status', rule: 'unknownValue' }])
  if ((typed.reason ?? null) === null && (typed.note ?? null) === null) return { status, reason: null, note: null }
  const why = accept(typed.reason === 'OTHER' ? otherRules : declineRules, typed)
  return { status, reason: why.reason, note: why.note ?? null }
}

const missing = () => refused(new Problem('PARTICIPANT_REQUEST_NOT_FOUND'))
const over = () => refused(new Problem('PARTICIPANT_REQUEST_UPDATE_FAILED'))

/** Returns whether the applicant is Active. Profiles of a suspended account are Inactive (B-16). */
const isActive = (applicant: AnswerState['applicant']) => applicant?.status === 'Active'

const answered = (program: ProgramRecord, request: ParticipationRecord, answer: GivenAnswer, now: number): RequestChange => ({
  request: {
    ...request,
    status: answer.status,
    answeredAt: now,
    declineReason: answer.status === 'Rejected' ? answer.reason : null,
    declineNote: answer.status === 'Rejected' ? answer.note : null,
  },
  getsLink: answer.status === 'Accepted',
  codeOf: answer.status === 'Accepted' && countsCodes(program.countsBy) ? program.profileId : null,
  notification: requestAnswered(program, request, answer.status),
})

/**
 * `updateParticipantRequest` (M-06, X-11): the owner answers an open request. The applicant is refused with `UNAUTHORIZED_UPDATING`;
 * anybody else, also the owner of another program, gets `PARTICIPANT_REQUEST_NOT_FOUND`, as if the request did not exist.
 */
export function decideAnswer(
  { program, request, applicant }: AnswerState,
  { profileId, programId, answer }: { profileId: string; programId: string; answer: GivenAnswer },
  now: number,
): Decision<RequestChange> {
  if (!program || program.deletedAt !== null || !request || request.programId !== programId) return missing()
  if (request.profileId === profileId) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  if (program.profileId !== profileId) return missing()
  if (request.status !== 'Pending' || !mayDo('OWNER', program.status, 'answerRequests')) return over()
  if (answer.status === 'Accepted' && !isActive(applicant)) return refused(new Problem('USER_NOT_VERIFIED'))
  return decided(answered(program, request, answer, now))
}

/**
 * Result of trying to accept a request automatically. `leftToOwner`: the owner must answer; `notification` is null if the owner cannot
 * answer any more.
 */
export type AutomaticChange =
  | { kind: 'accepted'; change: RequestChange }
  | { kind: 'leftToOwner'; request: ParticipationRecord; notification: NotificationDraft | null }

/**
 * Accepts a request automatically (M-04). If the program accepts no requests any more, or the applicant is not Active, the owner must
 * answer. The job does not try again. Returns null if no request waits for an automatic answer.
 */
export function decideAutomatic({ program, request, applicant }: AnswerState, now: number): AutomaticChange | null {
  if (request?.status !== 'Pending' || !request.isAutomatic) return null
  if (program && isActive(applicant) && isAcceptingRequests(program, now))
    return { kind: 'accepted', change: answered(program, request, { status: 'Accepted' }, now) }
  const isAnswerable = program?.deletedAt === null && mayDo('OWNER', program.status, 'answerRequests')
  return {
    kind: 'leftToOwner',
    request: { ...request, isAutomatic: false },
    notification: isAnswerable ? requestCreated(program, request) : null,
  }
}

/** Returns the ids of the requests in one call, each once. Throws `DTO_VALIDATION_ERROR` with `maxItems` for too many requests. */
export function requestsToAnswer(ids: readonly string[]): readonly string[] {
  const different = [...new Set(ids)]
  if (different.length > participationLimits.answersAtOnce)
    throw invalidInput([{ path: 'ids', rule: 'maxItems', params: { max: participationLimits.answersAtOnce } }])
  return different
}
