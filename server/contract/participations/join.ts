import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { EligibilityCriterion } from '../generated/user-types.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { decideReading } from '../programs/page/decision.ts'
import { isAcceptingRequests } from '../programs/page/visibility.ts'
import type { ProgramRecord } from '../programs/record.ts'
import type { OwnRequest } from '../programs/page/viewer.ts'
import { individualTypes } from '../profiles/types.ts'
import { requestCreated } from './notices.ts'
import type { ParticipationRecord } from './record.ts'

/** The profile that requests to join. */
export type Joiner = Pick<ProfileRecord, 'userId' | 'type' | 'status'> & { profileId: string }

export type JoinState = {
  program: ProgramRecord | null
  /** The joiner's request to this program, in any status. */
  request: OwnRequest
  /** The criteria of the program that the joiner does not meet (M-02), without the verification. */
  unmet: readonly EligibilityCriterion[]
}

/** The new request, and the notification to the program's owner. `notification` is null if a job accepts the request. */
export type Joining = { request: ParticipationRecord; notification: NotificationDraft | null }

/** The profile types that can join programs (M-01). */
const joining: readonly ProfileRecord['type'][] = individualTypes
export const mayEverJoin = (type: ProfileRecord['type']): boolean => joining.includes(type)

const unfit = (failed: readonly EligibilityCriterion[]) => refused(new Problem('PROGRAM_JOIN_CRITERIA_BAD', { failed }))

/**
 * `joinProgram` (M-01 to M-05, X-12). Returns a new request. Refuses, in this order: a program that the joiner may not see; a program of
 * any profile of the same user; a second request; a wrong profile type; a profile that is not verified; a program that accepts no requests
 * now; a profile that does not meet the other criteria.
 */
export function decideJoin(
  { program: found, request, unmet }: JoinState,
  { profileId, userId, type, status }: Joiner,
  { id, now }: { id: string; now: number },
): Decision<Joining> {
  const { problem, changes } = decideReading(found, { profileId, request })
  if (problem) return refused(problem)
  const { program } = changes
  if (program.userId === userId || program.profileId === profileId) return refused(new Problem('PROGRAM_JOIN_BAD_REQUEST'))
  if (request) return refused(new Problem('PROGRAM_JOIN_ALREADY_REQUESTED'))
  if (!mayEverJoin(type)) return unfit(['PROFILE_TYPE'])
  if (unmet.includes('PROFILE_TYPE')) return unfit(unmet)
  if (status !== 'Active') return refused(new Problem('USER_NOT_VERIFIED'))
  if (!isAcceptingRequests(program, now)) return refused(new Problem('PROGRAM_NOT_ACCEPTING_REQUESTS'))
  if (unmet.length > 0) return unfit(unmet)
  const made: ParticipationRecord = {
    id,
    programId: program.id,
    profileId,
    userId,
    status: 'Pending',
    isAutomatic: program.isPublic,
    declineReason: null,
    declineNote: null,
    createdAt: now,
    answeredAt: null,
  }
  return decided({ request: made, notification: made.isAutomatic ? null : requestCreated(program, made) })
}
