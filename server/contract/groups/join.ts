import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { mayDo } from './access.ts'
import { admit, obstacleTo, type Newcomer } from './admission.ts'
import { changeOf, type Outcome } from './change.ts'
import { groupLimits } from './limits.ts'
import { requestCreated } from './notices.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'
import { groupNotFound, openInvitation, accessOf, type Actor } from './entry.ts'

export type JoinState = {
  group: GroupRecord | null
  member: GroupMemberRecord | null
  /** The reader's invitation that is stored as Pending. `lastRequest` is the reader's last request, in any status. */
  invitation: GroupInvitationRecord | null
  lastRequest: GroupInvitationRecord | null
  groupsOfUser: number
  /** Ids of the profiles that are notified of a request: the owner and the first admins (`groupLimits.leadersNotified`). */
  leaders: readonly string[]
}

/** Returns the time from which a profile may send another request, in milliseconds; null if it may at any time (G-16). */
export const askAgainAt = (lastRequest: Pick<GroupInvitationRecord, 'status' | 'answeredAt'> | null): number | null =>
  lastRequest?.status === 'Rejected' && lastRequest.answeredAt !== null ? lastRequest.answeredAt + groupLimits.askAgainAfter : null

const newcomerOf = ({ profileId, userId, status }: Actor, { invitation, lastRequest, groupsOfUser }: JoinState): Newcomer => ({
  profileId,
  userId,
  status,
  groupsOfUser,
  invitation,
  request: lastRequest?.status === 'Pending' ? lastRequest : null,
})

/**
 * Decides on a request to join a private group. A profile has one open request at a time. After a refusal it must wait some days before the
 * next request.
 */
function ask(
  group: GroupRecord,
  { lastRequest, groupsOfUser, leaders }: JoinState,
  actor: Actor,
  { id, now }: { id: string; now: number },
): Decision<Outcome> {
  if (lastRequest?.status === 'Pending') return decided({ id: lastRequest.id, change: null })
  const obstacle = obstacleTo(group, { status: actor.status, groupsOfUser })
  if (obstacle) return refused(obstacle)
  const retryAt = askAgainAt(lastRequest)
  if (retryAt !== null && retryAt > now) return refused(new Problem('RATE_LIMITED', { retryAfter: Math.ceil((retryAt - now) / 1000) }))
  const request: GroupInvitationRecord = {
    id,
    groupId: group.id,
    profileId: actor.profileId,
    userId: actor.userId,
    role: 'Member',
    status: 'Pending',
    isJoinRequest: true,
    invitedByProfileId: null,
    invitedByUserId: null,
    createdAt: now,
    expiresAt: null,
    answeredAt: null,
  }
  return decided({ id, change: changeOf(group.id, { opened: [request], notices: requestCreated(group, request, leaders) }) })
}

/**
 * `joinGroup` (G-01, G-02, G-16, G-17, X-47): joins a public group at once, or requests to join a private group. An invited profile accepts
 * its invitation by joining. Returns the id of the membership or of the request.
 */
export function decideJoin(state: JoinState, actor: Actor, at: { id: string; now: number }): Decision<Outcome> {
  const { group, member, invitation } = state
  if (!group) return refused(groupNotFound())
  if (member) return refused(new Problem('GROUP_MEMBER_ALREADY_EXISTS'))
  const access = accessOf(group, { member, invitation: openInvitation(invitation, at.now) }, at.now)
  if (mayDo(access, 'askToJoin')) return ask(group, state, actor, at)
  if (!mayDo(access, 'join')) return refused(groupNotFound())
  const { problem, changes } = admit(group, newcomerOf(actor, state), at)
  return problem ? refused(problem) : decided({ id: at.id, change: changes })
}
