import type { ProfileType } from '../profiles/types.ts'
import { toDateTime } from '../profiles/fields.ts'
import { mayDo } from './access.ts'
import { askAgainAt } from './join.ts'
import type { GroupInvitationRecord, GroupRole } from './record.ts'
import { openInvitation, standingBefore, type Place } from './standing.ts'

/** What `groupMemberShip` answers (S1 §3). */
export type MembershipView = {
  role: GroupRole
  type: ProfileType | null
  lastRequest: { id: string; status: GroupInvitationRecord['status']; retryAt: string | null } | null
  invitation: GroupInvitationRecord | null
}

/**
 * The reader's membership of a group, with their last request and their own open invitation; null where there is no such group for them
 * . `type` is a member's own.
 */
export function membershipFor(
  { group, lastRequest, ...place }: Place & { lastRequest: GroupInvitationRecord | null },
  reader: { type: ProfileType },
  now: number,
): MembershipView | null {
  if (!group || !mayDo(standingBefore(group, place, now), 'readMembership')) return null
  const retryAt = askAgainAt(lastRequest)
  return {
    role: place.member?.role ?? 'Visitor',
    type: place.member ? reader.type : null,
    lastRequest: lastRequest && { id: lastRequest.id, status: lastRequest.status, retryAt: retryAt === null ? null : toDateTime(retryAt) },
    invitation: openInvitation(place.invitation, now),
  }
}
