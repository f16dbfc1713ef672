import { changesOf } from '@wasla/contract/common/decision.ts'
import type { Decision } from '@wasla/contract/common/decision.ts'
import type { InviteGroupMemberInput, RequestStatus } from '@wasla/contract/generated/user-types.ts'
import { decideCancel, decideInvitationAnswer, decideRequestAnswer, type AnswerState } from '@wasla/contract/groups/answer.ts'
import type { Outcome } from '@wasla/contract/groups/change.ts'
import { decideInvite, invitationsPerPair } from '@wasla/contract/groups/invite.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../session/viewer.ts'
import type { GroupsDeps } from './deps.ts'
import { lockGroupsOf, lockNewcomer, lockPlace, idFrom } from './locks.ts'
import type { GroupRef } from './join.ts'
import { saveChange } from './save.ts'
import { findBetween, findInvitation } from './stores/invitations.ts'
import { findMember } from './stores/members.ts'
import { findParty } from './stores/people.ts'

type Leader = Pick<Viewer, 'profileId' | 'userId' | 'profileType' | 'profile'>
type Answered = { groupId: string; groupInvitationId: string; status: RequestStatus }

/**
 * `InviteGroupMember` (G-14, X-50): invites a profile. Only one of two concurrent calls invites; the other throws `USER_ALREADY_INVITED`.
 */
export const invite = (
  deps: GroupsDeps,
  viewer: Leader,
  { groupId, profileId, profileType, role }: InviteGroupMemberInput,
): Promise<{ id: string }> =>
  inTransaction(deps.db, async (tx) => {
    const target = idFrom(profileId)
    const place = await lockPlace(tx, deps, groupId, viewer.profileId)
    const { group } = place
    const decided = decideInvite(
      {
        ...place,
        invitation: null,
        target: await findParty(tx, target),
        targetMember: group && (await findMember(tx, group.id, target)),
        targetInvitation: group && (await findBetween(tx, group.id, target)).invitation,
      },
      { profileId: viewer.profileId, userId: viewer.userId, type: viewer.profileType, status: viewer.profile.status },
      { profileId: target, profileType, role },
      { id: deps.ids.uuid(), now: deps.clock.now() },
    )
    const { id, change } = changesOf(decided)
    // Only invitations that pass the rules count towards the limit.
    const retryAfter = await deps.limits.take(`group-invites:${group?.id}:${target}`, invitationsPerPair, {
      whenDown: 'closed',
      within: tx,
    })
    if (retryAfter !== null) throw new Problem('RATE_LIMITED', { retryAfter })
    if (group && change) await saveChange(tx, deps, group, change)
    return { id }
  })

/** Locks a group, decides on its invitation or request, and saves the result. */
const answer = (
  deps: GroupsDeps,
  { profileId }: Pick<Viewer, 'profileId'>,
  invitationId: string,
  /** The group id of the call; null to use the group of the invitation or request. */
  named: string | null,
  decide: (state: AnswerState, at: { id: string; now: number }) => Decision<Outcome>,
): Promise<Outcome & { groupId: string }> =>
  inTransaction(deps.db, async (tx) => {
    const found = await findInvitation(tx, idFrom(invitationId))
    const groupId = named ?? found?.groupId ?? ''
    if (found) await lockGroupsOf(tx, deps, found.userId)
    const { group, member } = await lockPlace(tx, deps, groupId, profileId)
    // Reads the row again: it may have been answered while this transaction waited for the group's lock.
    const now = found && (await findInvitation(tx, found.id))
    const row = now?.groupId === groupId ? now : null
    const newcomer = group && row && (await lockNewcomer(tx, deps, group.id, row.profileId))
    const outcome = changesOf(decide({ group, member, row, newcomer }, { id: deps.ids.uuid(), now: deps.clock.now() }))
    if (group && outcome.change) await saveChange(tx, deps, group, outcome.change)
    return { ...outcome, groupId }
  })

/** `updateGroupInvitation` (G-15): answers an invitation. Only one of several concurrent answers counts. */
export async function answerInvitation(
  deps: GroupsDeps,
  viewer: Pick<Viewer, 'profileId'>,
  { groupId, groupInvitationId, status }: Answered,
): Promise<GroupRef> {
  const { id } = await answer(deps, viewer, groupInvitationId, groupId, (state, at) => decideInvitationAnswer(state, viewer, status, at))
  return { id, groupId }
}

/** `updateRequestToJoinGroup`: answers a request. Only one of several concurrent answers counts. */
export async function answerRequest(
  deps: GroupsDeps,
  viewer: Pick<Viewer, 'profileId'>,
  { groupId, groupInvitationId, status }: Answered,
): Promise<GroupRef> {
  const { id } = await answer(deps, viewer, groupInvitationId, groupId, (state, at) => decideRequestAnswer(state, viewer, status, at))
  return { id, groupId }
}

/** `cancelGroupInvitation`: cancels an invitation. */
export async function cancelInvitation(
  deps: GroupsDeps,
  viewer: Pick<Viewer, 'profileId'>,
  invitationId: string,
): Promise<{ id: string; status: 'Cancelled' }> {
  const { id } = await answer(deps, viewer, invitationId, null, (state, { now }) => decideCancel(state, viewer, now))
  return { id, status: 'Cancelled' }
}
