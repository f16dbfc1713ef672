import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { RequestStatus } from '../generated/user-sdl-types.ts'
import { mayDo } from './access.ts'
import { admit, closedAs, closing, type Newcomer } from './admission.ts'
import { changeOf, type Outcome } from './change.ts'
import { requestAnswered } from './notices.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'
import { decideEntry, groupNotFound, hasExpired, accessOf, type Actor } from './entry.ts'

/** An invitation or a request before it is answered. */
export type AnswerState = {
  /** The group of the call; null if it was deleted. `member` is the caller's membership in it. */
  group: GroupRecord | null
  member: GroupMemberRecord | null
  /** The invitation or request to answer; null if the group has none with this id. */
  row: GroupInvitationRecord | null
  /** The profile that was invited or requests to join, as it is now; null if it was removed. */
  newcomer: Newcomer | null
}

/** The time of the call; `id` is the id of the new membership. */
type At = { id: string; now: number }

const missing = () => refused(new Problem('GROUP_INVITATION_NOT_FOUND'))
const notTheirs = () => refused(new Problem('UNAUTHORIZED_UPDATING'))
const noAnswer = () => refused(invalidInput([{ path: 'status', rule: 'unknownValue' }]))

/** Returns why an invitation or request can no longer be answered; null if it can (G-15). */
function over(row: GroupInvitationRecord, now: number): Problem | null {
  if (row.status === 'Cancelled' || hasExpired(row, now)) return new Problem('UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST')
  return row.status === 'Pending' ? null : new Problem('GROUP_INVITATION_UPDATE_FAILED')
}

const ended = (group: GroupRecord, row: GroupInvitationRecord, status: 'Rejected' | 'Cancelled', now: number): Outcome => ({
  id: row.id,
  change: changeOf(group.id, closing(group, [closedAs(row, status, now)])),
})

/** Decides on the answer of the invited profile. */
function answerOwn(
  { group, row, newcomer }: AnswerState & { row: GroupInvitationRecord },
  status: RequestStatus,
  at: At,
): Decision<Outcome> {
  if (status === 'Cancelled') return notTheirs()
  const problem = over(row, at.now)
  if (problem) return refused(problem)
  if (!group || !newcomer) return refused(groupNotFound())
  if (status === 'Rejected') return decided(ended(group, row, 'Rejected', at.now))
  const { problem: refusal, changes } = admit(group, newcomer, at)
  return refusal ? refused(refusal) : decided({ id: row.id, change: changes })
}

/**
 * `updateGroupInvitation` (G-15): the invited profile accepts or rejects; the group's owner and admins cancel. Anybody else is refused like
 * for every action inside the group. This does not reveal whether the invitation exists (X-45, security case 19).
 */
export function decideInvitationAnswer(
  state: AnswerState,
  actor: Pick<Actor, 'profileId'>,
  status: RequestStatus,
  at: At,
): Decision<Outcome> {
  if (status === 'Pending') return noAnswer()
  const { group, member } = state
  const row = state.row?.isJoinRequest === false ? state.row : null
  if (row?.profileId === actor.profileId) return answerOwn({ ...state, row }, status, at)
  const { problem, changes } = decideEntry({ group, member, invitation: null }, 'cancelInvitation', at.now)
  if (problem) return refused(problem)
  if (!row) return missing()
  return status === 'Cancelled' ? cancel(changes.group, row, at.now) : notTheirs()
}

function cancel(group: GroupRecord, row: GroupInvitationRecord, now: number): Decision<Outcome> {
  const problem = over(row, now)
  return problem ? refused(problem) : decided(ended(group, row, 'Cancelled', now))
}

/**
 * `cancelGroupInvitation`. The group's owner and admins may cancel. The invited profile gets `UNAUTHORIZED_UPDATING`. The call names no
 * group, so everybody else gets `GROUP_INVITATION_NOT_FOUND`, as if the invitation did not exist.
 */
export function decideCancel({ group, member, row }: AnswerState, actor: Pick<Actor, 'profileId'>, now: number): Decision<Outcome> {
  if (!row || row.isJoinRequest) return missing()
  if (row.profileId === actor.profileId) return notTheirs()
  if (!group || !mayDo(accessOf(group, { member, invitation: null }, now), 'cancelInvitation')) return missing()
  return cancel(group, row, now)
}

/**
 * `updateRequestToJoinGroup` (S1 §4, X-48): the owner or an admin answers a request to join. Everybody else, also the requester, is refused
 * like for every action inside the group (security case 23).
 */
export function decideRequestAnswer(
  { group: named, member, row: found, newcomer }: AnswerState,
  actor: Pick<Actor, 'profileId'>,
  status: RequestStatus,
  at: At,
): Decision<Outcome> {
  if (status !== 'Accepted' && status !== 'Rejected') return noAnswer()
  const { problem, changes } = decideEntry({ group: named, member, invitation: null }, 'answerRequest', at.now)
  if (problem) return refused(problem)
  const { group } = changes
  const row = found?.isJoinRequest ? found : null
  if (!row) return missing()
  const refusal = over(row, at.now)
  if (refusal) return refused(refusal)
  const notices = [requestAnswered(group, row, status, actor.profileId)]
  if (status === 'Rejected') {
    const { id, change } = ended(group, row, 'Rejected', at.now)
    return decided({ id, change: change && { ...change, notices } })
  }
  if (!newcomer) return refused(new Problem('USER_NOT_VERIFIED'))
  const admitted = admit(group, newcomer, at)
  return admitted.problem ? refused(admitted.problem) : decided({ id: row.id, change: { ...admitted.changes, notices } })
}
