import { toDateTime } from '../profiles/fields.ts'
import type { GroupRole } from '../generated/user-sdl-types.ts'
import type { GroupMemberRecord, GroupRecord } from './record.ts'

/** Resolvers for fields of `Group` that differ from the record in name or type. */
export const groupFields = {
  groupMembersCount: (group: GroupRecord) => group.membersCount,
  createdAt: (group: GroupRecord) => toDateTime(group.createdAt),
}

/** The fields about one group in `currentUser(groupId)` (B-18). */
export type ViewerGroupFields = { userRole: GroupRole | null; isGroupPrivate: boolean | null; isGroupDiscoverable: boolean | null }

const nothing: ViewerGroupFields = { userRole: null, isGroupPrivate: null, isGroupDiscoverable: null }

/**
 * Returns the caller's role in a group and its privacy settings. An outsider of a discoverable group is a Visitor. An outsider of any other
 * group gets nulls, as for a group that does not exist (G-03, security case 27).
 */
export function viewerGroupFields(
  group: Pick<GroupRecord, 'isPrivate' | 'isDiscoverable'> | null,
  role: GroupMemberRecord['role'] | null,
): ViewerGroupFields {
  if (group === null || (role === null && !group.isDiscoverable)) return nothing
  return { userRole: role ?? 'Visitor', isGroupPrivate: group.isPrivate, isGroupDiscoverable: group.isDiscoverable }
}
