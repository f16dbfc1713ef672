import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { changeOf, type Outcome } from './change.ts'
import { groupNotFound, type Place } from './standing.ts'

/** `leaveGroupMembership`: everybody but the owner (S1 §4, G-23). Who is not in gets `GROUP_MEMBER_NOT_FOUND` where they may know of the group. */
export function decideLeave({ group, member }: Place): Decision<Outcome> {
  if (!group || (!member && !group.isDiscoverable)) return refused(groupNotFound())
  if (!member) return refused(new Problem('GROUP_MEMBER_NOT_FOUND'))
  if (member.role === 'Owner') return refused(new Problem('GROUP_MEMBERS_OWNER_CANNOT_LEAVE'))
  return decided({ id: member.id, change: changeOf(group.id, { left: [member] }) })
}
