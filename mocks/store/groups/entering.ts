import { decideCancel, decideInvitationAnswer, decideRequestAnswer, type AnswerState } from '@wasla/contract/groups/answer.ts'
import type { Newcomer } from '@wasla/contract/groups/admission.ts'
import { changesOf, type Decision } from '@wasla/contract/common/decision.ts'
import type { Outcome } from '@wasla/contract/groups/change.ts'
import { decideInvite, invitationsPerPair } from '@wasla/contract/groups/invite.ts'
import { decideJoin } from '@wasla/contract/groups/join.ts'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { byRole } from '@wasla/contract/groups/lists.ts'
import type { GroupInvitationRecord } from '@wasla/contract/groups/record.ts'
import type { InviteGroupMemberInput, RequestStatus } from '@wasla/contract/generated/user-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { enforceCount } from '../window-counts.ts'
import { actorFrom, countOfUser, groupById, invitationById, invitationTo, lastRequestOf, memberOf, membersOf, placeIn } from './find.ts'
import { saveGroup } from './save.ts'

const leadersOf = (store: Store, groupId: string): string[] =>
  membersOf(store, groupId)
    .filter(({ role }) => role !== 'Member')
    .toSorted(byRole)
    .slice(0, groupLimits.leadersNotified)
    .map(({ profileId }) => profileId)

function done(store: Store, decision: Decision<Outcome>): string {
  const { id, change } = changesOf(decision)
  saveGroup(store, change)
  return id
}

/** Implements the mutation `joinGroup` (G-01, G-02, G-16, G-17, X-47). */
export function joinGroup(store: Store, profile: ProfileRecord, groupId: string): { id: string; groupId: string } {
  const state = {
    ...placeIn(store, groupId, profile.id),
    lastRequest: lastRequestOf(store, groupId, profile.id),
    groupsOfUser: countOfUser(store, profile.userId, groupId),
    leaders: leadersOf(store, groupId),
  }
  const at = { id: store.nextId('group-entry'), now: store.clock.now() }
  return { id: done(store, decideJoin(state, actorFrom(profile), at)), groupId }
}

/** Implements the mutation `InviteGroupMember` (G-14, X-50). */
export function inviteToGroup(store: Store, profile: ProfileRecord, input: InviteGroupMemberInput): { id: string } {
  const { groupId, profileId } = input
  const state = {
    ...placeIn(store, groupId, profile.id),
    target: findProfile(store, profileId) ?? null,
    targetMember: memberOf(store, groupId, profileId),
    targetInvitation: invitationTo(store, groupId, profileId),
  }
  const at = { id: store.nextId('group-invitation'), now: store.clock.now() }
  const { id, change } = changesOf(decideInvite(state, actorFrom(profile), input, at))
  // Refused invitations do not count against the limit.
  enforceCount(store, `group-invites:${groupId}:${profileId}`, invitationsPerPair)
  saveGroup(store, change)
  return { id }
}

function newcomerFrom(store: Store, { groupId, profileId }: GroupInvitationRecord): Newcomer | null {
  const profile = findProfile(store, profileId)
  if (!profile) return null
  const request = lastRequestOf(store, groupId, profileId)
  return {
    profileId,
    userId: profile.userId,
    status: profile.status,
    groupsOfUser: countOfUser(store, profile.userId, groupId),
    invitation: invitationTo(store, groupId, profileId),
    request: request?.status === 'Pending' ? request : null,
  }
}

function answerState(store: Store, groupId: string, row: GroupInvitationRecord | null, profileId: string): AnswerState {
  const ofGroup = row?.groupId === groupId ? row : null
  return {
    group: groupById(store, groupId),
    member: memberOf(store, groupId, profileId),
    row: ofGroup,
    newcomer: ofGroup && newcomerFrom(store, ofGroup),
  }
}

type Answer = { groupId: string; groupInvitationId: string; status: RequestStatus }

/** Implements the mutation `updateGroupInvitation` (G-15). */
export function answerInvitation(store: Store, profileId: string, { groupId, groupInvitationId, status }: Answer) {
  const state = answerState(store, groupId, invitationById(store, groupInvitationId), profileId)
  const at = { id: store.nextId('group-member'), now: store.clock.now() }
  return { id: done(store, decideInvitationAnswer(state, { profileId }, status, at)), groupId }
}

/** Implements the mutation `updateRequestToJoinGroup` (S1 §4, X-48). */
export function answerRequest(store: Store, profileId: string, { groupId, groupInvitationId, status }: Answer) {
  const state = answerState(store, groupId, invitationById(store, groupInvitationId), profileId)
  const at = { id: store.nextId('group-member'), now: store.clock.now() }
  return { id: done(store, decideRequestAnswer(state, { profileId }, status, at)), groupId }
}

/** Implements the mutation `cancelGroupInvitation`. The input contains no group id. */
export function cancelInvitation(store: Store, profileId: string, id: string): { id: string; status: RequestStatus } {
  const row = invitationById(store, id)
  const state = answerState(store, row?.groupId ?? '', row, profileId)
  return { id: done(store, decideCancel(state, { profileId }, store.clock.now())), status: 'Cancelled' }
}
