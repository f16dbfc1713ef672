import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { isPublic } from '../profiles/visibility.ts'
import type { GroupRole } from '../generated/user-sdl-types.ts'
import { mayChangeRole, mayRemove } from './access.ts'
import { changeOf, type GroupChange, type Outcome } from './change.ts'
import { givenRole } from './invite.ts'
import { ownershipTransferred } from './notices.ts'
import type { GroupMemberRecord, GroupRecord } from './record.ts'
import { decideEntry, type Place } from './entry.ts'

/** The caller's group and membership. `target` is the member that the call names; null if the group has no such member. */
export type MemberState = Place & { target: GroupMemberRecord | null }

const missing = () => refused(new Problem('GROUP_MEMBER_NOT_FOUND'))
const notTheirs = () => refused(new Problem('UNAUTHORIZED_UPDATING'))

/** `updateGroupMember` (G-19, G-20, X-49): the owner makes a member an admin, or an admin a member. */
export function decideRole({ target, ...place }: MemberState, requested: GroupRole, now: number): Decision<Outcome> {
  const role = givenRole(requested)
  if (!role) return refused(invalidInput([{ path: 'role', rule: 'unknownValue' }]))
  const { problem, changes } = decideEntry(place, 'changeRole', now)
  if (problem) return refused(problem)
  if (!target) return missing()
  if (!mayChangeRole(changes.access, target.role)) return notTheirs()
  if (target.role === role) return refused(new Problem('NO_CHANGES_TO_UPDATE'))
  return decided({ id: target.id, change: changeOf(changes.group.id, { roles: [{ member: target, role }] }) })
}

/**
 * `removeGroupMember` (G-19, G-20): the owner may remove anybody else; an admin may remove only members. Nobody can remove themselves;
 * members leave instead.
 */
export function decideRemoval({ target, ...place }: MemberState, now: number): Decision<Outcome> {
  const { problem, changes } = decideEntry(place, 'removeMember', now)
  if (problem) return refused(problem)
  if (!target) return missing()
  if (!mayRemove(changes.access, target.role)) return notTheirs()
  return decided({ id: target.id, change: changeOf(changes.group.id, { left: [target] }) })
}

/** A member who may become the owner of a group, with the type and status of its profile. */
export type Heir = { member: GroupMemberRecord; profile: Pick<ProfileRecord, 'type' | 'status'> }

/** Returns the changed fields of a group that gets another owner, and the notification to that owner. */
export const ownedBy = (
  group: GroupRecord,
  { member, profile }: Heir,
  formerOwner: string | null,
): Pick<GroupChange, 'fields' | 'notices'> => ({
  fields: { ownerId: member.profileId, ownerType: profile.type },
  notices: [ownershipTransferred(group, member.profileId, formerOwner)],
})

/**
 * `transferGroupOwnership` (G-21): the owner makes another member the owner and becomes an admin. A profile without a public page cannot
 * become the owner (`USER_NOT_VERIFIED`).
 */
export function decideTransfer(
  { target, heir, ...place }: MemberState & { heir: Heir['profile'] | null },
  now: number,
): Decision<{ group: GroupRecord; change: GroupChange }> {
  const { problem, changes } = decideEntry(place, 'transfer', now)
  if (problem) return refused(problem)
  const { group } = changes
  const { member } = place
  if (!target || !member) return missing()
  if (target.id === member.id) return notTheirs()
  if (!heir || !isPublic(heir)) return refused(new Problem('USER_NOT_VERIFIED'))
  const roles = [
    { member, role: 'Admin' },
    { member: target, role: 'Owner' },
  ] as const
  const taken = ownedBy(group, { member: target, profile: heir }, member.profileId)
  return decided({ group: { ...group, ...taken.fields }, change: changeOf(group.id, { roles, ...taken }) })
}
