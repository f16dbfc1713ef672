import { viewerGroupFields, type ViewerGroupFields } from '@wasla/contract/groups/fields.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Store } from '../memory.ts'

/** Returns the group fields of `currentUser(groupId)` (B-18). */
export function viewerGroupFieldsOf({ memory: { world } }: Store, profileId: string, groupId: string | null): ViewerGroupFields {
  const group = world.groups.find(({ id }) => id === groupId) ?? null
  const member = world.groupMembers.find((one) => one.groupId === groupId && one.profileId === profileId)
  return viewerGroupFields(group, member?.role ?? null)
}

/** Returns the groups of all profiles of a user, with the newest membership first (G-01). */
export function groupsOfUser({ memory: { world } }: Store, userId: string): GroupRecord[] {
  const joined = new Map<string, number>()
  for (const member of world.groupMembers)
    if (member.userId === userId) joined.set(member.groupId, Math.max(member.joinedAt, joined.get(member.groupId) ?? 0))
  return world.groups
    .filter(({ id }) => joined.has(id))
    .toSorted((one, other) => (joined.get(other.id) ?? 0) - (joined.get(one.id) ?? 0) || (one.id < other.id ? 1 : -1))
}
