import { everyOf } from '../common/every-of.ts'
import type { GroupMemberRecord, MemberRole } from './record.ts'

/** Roles in the order in which lists show them (G-25). The enum has the same order. */
const roleOrder: readonly MemberRole[] = everyOf<MemberRole>()('Owner', 'Admin', 'Member')

/** Sorts members by role, then by the time they joined (G-25). */
export const byRole = (one: GroupMemberRecord, other: GroupMemberRecord): number =>
  roleOrder.indexOf(one.role) - roleOrder.indexOf(other.role) || one.joinedAt - other.joinedAt || (one.id < other.id ? -1 : 1)
