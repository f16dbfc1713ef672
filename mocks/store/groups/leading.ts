import { changesOf, type Decision } from '@wasla/contract/common/decision.ts'
import type { Outcome } from '@wasla/contract/groups/change.ts'
import { decideDelete, decideDeparture, withdrawn } from '@wasla/contract/groups/end.ts'
import { decideLeave } from '@wasla/contract/groups/leave.ts'
import { decideRemoval, decideRole, decideTransfer } from '@wasla/contract/groups/members.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import type { RemoveGroupMemberInput, UpdateGroupMemberInput } from '@wasla/contract/generated/user-types.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { groupById, membersOf, openRowsOf, placeIn } from './find.ts'
import { saveGroup } from './save.ts'

function done(store: Store, decision: Decision<Outcome>): { id: string } {
  const { id, change } = changesOf(decision)
  saveGroup(store, change)
  return { id }
}

const targetOf = (store: Store, groupId: string, memberId: string) => membersOf(store, groupId).find(({ id }) => id === memberId) ?? null

/** Implements the mutation `leaveGroupMembership` (G-23, X-49). */
export const leaveGroup = (store: Store, profileId: string, groupId: string): { id: string; groupId: string } => ({
  ...done(store, decideLeave(placeIn(store, groupId, profileId))),
  groupId,
})

/** Implements the mutation `updateGroupMember` (G-19, G-20). */
export const changeRole = (store: Store, profileId: string, { groupId, groupMemberId, role }: UpdateGroupMemberInput) =>
  done(
    store,
    decideRole({ ...placeIn(store, groupId, profileId), target: targetOf(store, groupId, groupMemberId) }, role, store.clock.now()),
  )

/** Implements the mutation `removeGroupMember` (G-19, G-20). */
export const removeMember = (store: Store, profileId: string, { groupId, groupMemberId }: RemoveGroupMemberInput) =>
  done(store, decideRemoval({ ...placeIn(store, groupId, profileId), target: targetOf(store, groupId, groupMemberId) }, store.clock.now()))

/** Implements the mutation `transferGroupOwnership` (G-21). */
export function transferOwnership(store: Store, profileId: string, groupId: string, memberId: string): GroupRecord {
  const target = targetOf(store, groupId, memberId)
  const heir = findProfile(store, target?.profileId ?? '') ?? null
  const { group, change } = changesOf(decideTransfer({ ...placeIn(store, groupId, profileId), target, heir }, store.clock.now()))
  saveGroup(store, change)
  return groupById(store, groupId) ?? group
}

/** Implements the mutation `deleteGroup` (G-22). */
export const deleteGroup = (store: Store, profileId: string, groupId: string) =>
  done(store, decideDelete({ ...placeIn(store, groupId, profileId), open: openRowsOf(store, groupId) }, store.clock.now()))

/**
 * Transfers the groups that a profile owns, or deletes a group that has no new owner. A profile that is gone also leaves all its groups; a
 * suspended one stays a member (G-24, G-29, X-51).
 */
export function departFromGroups(store: Store, profileId: string, why: 'suspended' | 'gone'): void {
  const now = store.clock.now()
  for (const member of store.memory.world.groupMembers.filter((one) => one.profileId === profileId)) {
    const group = groupById(store, member.groupId)
    if (!group) continue
    const others = membersOf(store, group.id).flatMap((one) => {
      const profile = one.id === member.id ? undefined : findProfile(store, one.profileId)
      return profile ? [{ member: one, profile }] : []
    })
    saveGroup(store, decideDeparture({ group, member, others, open: openRowsOf(store, group.id) }, why, now))
  }
  if (why === 'suspended') return
  for (const row of store.memory.world.groupInvitations.filter((one) => one.profileId === profileId && one.status === 'Pending')) {
    const group = groupById(store, row.groupId)
    if (group) saveGroup(store, withdrawn(group, [row], now))
  }
}
