import { changesOf, type Decision } from '@wasla/contract/common/decision.ts'
import type { RemoveGroupMemberInput, UpdateGroupMemberInput } from '@wasla/contract/generated/user-types.ts'
import type { GroupChange } from '@wasla/contract/groups/change.ts'
import { decideDelete } from '@wasla/contract/groups/end.ts'
import { decideRemoval, decideRole, decideTransfer, type MemberState } from '@wasla/contract/groups/members.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Viewer } from '../session/viewer.ts'
import type { GroupsDeps } from './deps.ts'
import { lockPlace, idFrom } from './locks.ts'
import { saveChange } from './save.ts'
import { findPendingIn } from './stores/invitations.ts'
import { findMemberById } from './stores/members.ts'
import { lockPartyShared } from './stores/people.ts'

type Leader = Pick<Viewer, 'profileId'>

/** Locks a group, decides on one of its members and saves the result. */
const onMember = <Result extends { change: GroupChange | null }>(
  deps: GroupsDeps,
  { profileId }: Leader,
  { groupId, groupMemberId }: { groupId: string; groupMemberId: string },
  decide: (state: MemberState, tx: Database) => Decision<Result> | Promise<Decision<Result>>,
): Promise<Result> =>
  inTransaction(deps.db, async (tx) => {
    const place = await lockPlace(tx, deps, groupId, profileId)
    const { group } = place
    const target = group && (await findMemberById(tx, group.id, idFrom(groupMemberId)))
    const result = changesOf(await decide({ ...place, invitation: null, target }, tx))
    if (group && result.change) await saveChange(tx, deps, group, result.change)
    return result
  })

/** `updateGroupMember` (G-19): changes a member's role. */
export async function changeRole(deps: GroupsDeps, viewer: Leader, input: UpdateGroupMemberInput): Promise<{ id: string }> {
  const { id } = await onMember(deps, viewer, input, (state) => decideRole(state, input.role, deps.clock.now()))
  return { id }
}

/** `removeGroupMember` (G-19): removes a member. */
export async function removeMember(deps: GroupsDeps, viewer: Leader, input: RemoveGroupMemberInput): Promise<{ id: string }> {
  const { id } = await onMember(deps, viewer, input, (state) => decideRemoval(state, deps.clock.now()))
  return { id }
}

/** `transferGroupOwnership` (G-21): returns the group with its new owner. */
export async function transfer(deps: GroupsDeps, viewer: Leader, input: { groupId: string; groupMemberId: string }): Promise<GroupRecord> {
  const { group } = await onMember(deps, viewer, input, async (state, tx) =>
    decideTransfer({ ...state, heir: state.target && (await lockPartyShared(tx, deps.dialect, state.target.profileId)) }, deps.clock.now()),
  )
  return group
}

/** `deleteGroup` (G-22): deletes a group and cancels its open invitations and requests. */
export const deleteGroup = (deps: GroupsDeps, { profileId }: Leader, groupId: string): Promise<{ id: string }> =>
  inTransaction(deps.db, async (tx) => {
    const place = await lockPlace(tx, deps, groupId, profileId)
    const { group } = place
    const open = group ? await findPendingIn(tx, group.id) : []
    const { id, change } = changesOf(decideDelete({ ...place, invitation: null, open }, deps.clock.now()))
    if (group && change) await saveChange(tx, deps, group, change)
    return { id }
  })
