import { toDateTime } from '../profiles/fields.ts'
import type { GroupMemberRecord, GroupRecord, GroupRole } from './record.ts'

/** Fields of `Group` that do not carry their record's name or shape. */
export const groupFields = {
  groupMembersCount: (group: GroupRecord) => group.membersCount,
  createdAt: (group: GroupRecord) => toDateTime(group.createdAt),
}

/** What `currentUser(groupId)` answers of one group (B-18). */
export type GroupStanding = { userRole: GroupRole | null; isGroupPrivate: boolean | null; isGroupDiscoverable: boolean | null }

const nothing: GroupStanding = { userRole: null, isGroupPrivate: null, isGroupDiscoverable: null }

/**
 * The caller's standing in a group: everybody is at least a Visitor of one that can be discovered. A profile that is no member gets the
 * same answer for one that cannot be discovered as for one that does not exist: nothing (G-03, security case 27).
 */
export function standingIn(
  group: Pick<GroupRecord, 'isPrivate' | 'isDiscoverable'> | null,
  role: GroupMemberRecord['role'] | null,
): GroupStanding {
  if (group === null || (role === null && !group.isDiscoverable)) return nothing
  return { userRole: role ?? 'Visitor', isGroupPrivate: group.isPrivate, isGroupDiscoverable: group.isDiscoverable }
}
