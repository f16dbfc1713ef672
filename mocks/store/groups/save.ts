import type { GroupChange } from '@wasla/contract/groups/change.ts'
import { membersDelta, readersOf } from '@wasla/contract/groups/change.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import { notify, updateNotifications } from '../notifications/notifications.ts'
import type { Store } from '../memory.ts'
import { reachOf } from '../programs/matching.ts'
import { groupById, membersOf } from './find.ts'

/** Recomputes a group's reach (G-07). */
function countReach(store: Store, group: GroupRecord): void {
  group.followers = membersOf(store, group.id).reduce((sum, { profileId }) => sum + reachOf(store, profileId), 0)
}

/** Deletes a group. Its user name stays reserved for a while (G-22). */
function forget(store: Store, group: GroupRecord, deletedAt: number): void {
  const { memory } = store
  const { world } = memory
  memory.deletedGroupNames.push({ userName: group.userName, deletedAt })
  world.groups = world.groups.filter(({ id }) => id !== group.id)
  world.groupMembers = world.groupMembers.filter(({ groupId }) => groupId !== group.id)
}

/** Saves the changes of a group and sends their notifications. */
export function saveGroup(store: Store, change: GroupChange | null): void {
  if (!change) return
  const { world } = store.memory
  const { groupId, created, fields, left, roles, joined, opened, closed, notices, lines } = change
  if (created) world.groups.push({ ...created })
  const gone = new Set(left.map(({ id }) => id))
  world.groupMembers = world.groupMembers.filter(({ id }) => !gone.has(id))
  for (const { member, role } of roles) for (const one of world.groupMembers) if (one.id === member.id) one.role = role
  world.groupMembers.push(...joined.map((member) => ({ ...member })))
  world.groupInvitations.push(...opened.map((row) => ({ ...row })))
  for (const row of closed) Object.assign(world.groupInvitations.find(({ id }) => id === row.id) ?? {}, row)
  const leaders = membersOf(store, groupId).flatMap(({ role, profileId }) => (role === 'Member' ? [] : [profileId]))
  const group = groupById(store, groupId)
  if (group) {
    const { deletedAt, ...rest } = fields
    Object.assign(group, rest)
    if (!created) group.membersCount += membersDelta(change)
    if (joined.length > 0 || left.length > 0) countReach(store, group)
    if (deletedAt !== undefined) forget(store, group, deletedAt)
  }
  for (const notice of notices) notify(store, notice)
  for (const line of lines) updateNotifications(store, line, readersOf(line, leaders), line.meta)
}
