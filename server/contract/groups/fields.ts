import { toDateTime } from '../profiles/fields.ts'
import type { GroupMemberRecord, GroupRecord, GroupRole } from './record.ts'

/** Resolvers of those fields of `Group` whose name or type differs from the record's. */
export const groupFields = {
  groupMembersCount: (group: GroupRecord) => group.membersCount,
  createdAt: (group: GroupRecord) => toDateTime(group.createdAt),
}

/** What `currentUser(groupId)` returns about one group (B-18). */
export type ViewerGroupFields = { userRole: GroupRole | null; isGroupPrivate: boolean | null; isGroupDiscoverable: boolean | null }

const nothing: ViewerGroupFields = { userRole: null, isGroupPrivate: null, isGroupDiscoverable: null }

/**
 * Returns the caller's role in a group and its privacy settings. Everybody is at least a Visitor of a discoverable group. For a group that
 * is not discoverable an outsider gets the same nulls as for one that does not exist (G-03, security case 27).
 */
export function viewerGroupFields(
  group: Pick<GroupRecord, 'isPrivate' | 'isDiscoverable'> | null,
  role: GroupMemberRecord['role'] | null,
): ViewerGroupFields {
  if (group === null || (role === null && !group.isDiscoverable)) return nothing
  return { userRole: role ?? 'Visitor', isGroupPrivate: group.isPrivate, isGroupDiscoverable: group.isDiscoverable }
}
