import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { RequestStatus } from '../generated/user-sdl-types.ts'
import { mayDo } from './access.ts'
import { admit, closedAs, closing, type Newcomer } from './admission.ts'
import { changeOf, type Outcome } from './change.ts'
import { requestAnswered } from './notices.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'
import { decideEntry, groupNotFound, hasExpired, standingBefore, type Actor } from './standing.ts'

/** An invitation, or a request, before it is answered. */
export type AnswerState = {
  /** The group the call names, unless it was deleted, and what the caller is in it. */
  group: GroupRecord | null
  member: GroupMemberRecord | null
  /** What is answered; null where the group has no such. */
  row: GroupInvitationRecord | null
  /** Whom it is about, as they are now; null where the profile is gone. */
  newcomer: Newcomer | null
}

/** What is called and what comes of it, `at.id` the membership that begins. */
type At = { id: string; now: number }

const missing = () => refused(new Problem('GROUP_INVITATION_NOT_FOUND'))
const notTheirs = () => refused(new Problem('UNAUTHORIZED_UPDATING'))
const noAnswer = () => refused(invalidInput([{ path: 'status', rule: 'unknownValue' }]))

/** Why nothing can come of an answer any more; null while one is awaited (G-15). */
function over(row: GroupInvitationRecord, now: number): Problem | null {
  if (row.status === 'Cancelled' || hasExpired(row, now)) return new Problem('UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST')
  return row.status === 'Pending' ? null : new Problem('GROUP_INVITATION_UPDATE_FAILED')
}

const ended = (group: GroupRecord, row: GroupInvitationRecord, status: 'Rejected' | 'Cancelled', now: number): Outcome => ({
  id: row.id,
  change: changeOf(group.id, closing(group, [closedAs(row, status, now)])),
})

/** What the one who is invited says to it. */
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
 * `updateGroupInvitation` (G-15): who is invited accepts or rejects, who leads the group cancels. Anybody else is answered as for every
 * action inside of the group, whether there is such an invitation or not (X-45, security case 19).
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

/** `cancelGroupInvitation`: names no group, so that everybody but those who lead it, and who is invited, meets it like one that does not exist. */
export function decideCancel({ group, member, row }: AnswerState, actor: Pick<Actor, 'profileId'>, now: number): Decision<Outcome> {
  if (!row || row.isJoinRequest) return missing()
  if (row.profileId === actor.profileId) return notTheirs()
  if (!group || !mayDo(standingBefore(group, { member, invitation: null }, now), 'cancelInvitation')) return missing()
  return cancel(group, row, now)
}

/**
 * `updateRequestToJoinGroup` (S1 §4, X-48): the answer of who leads the group to somebody who asks to join. Who asks, and everybody else, is
 * answered as for every action inside of the group (security case 23).
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
