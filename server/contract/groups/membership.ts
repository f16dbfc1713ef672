import type { ProfileType } from '../profiles/types.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { GroupRole } from '../generated/user-sdl-types.ts'
import { mayDo } from './access.ts'
import { askAgainAt } from './join.ts'
import type { GroupInvitationRecord } from './record.ts'
import { openInvitation, accessOf, type Place } from './entry.ts'

/** The data of `groupMemberShip` (S1 §3). */
export type MembershipView = {
  role: GroupRole
  type: ProfileType | null
  lastRequest: { id: string; status: GroupInvitationRecord['status']; retryAt: string | null } | null
  invitation: GroupInvitationRecord | null
}

/**
 * Returns the reader's membership of a group, with the reader's last request and open invitation. Returns null if the reader must not know
 * that the group exists. `type` is the reader's profile type; null if the reader is no member.
 */
export function membershipFor(
  { group, lastRequest, ...place }: Place & { lastRequest: GroupInvitationRecord | null },
  reader: { type: ProfileType },
  now: number,
): MembershipView | null {
  if (!group || !mayDo(accessOf(group, place, now), 'readMembership')) return null
  const retryAt = askAgainAt(lastRequest)
  return {
    role: place.member?.role ?? 'Visitor',
    type: place.member ? reader.type : null,
    lastRequest: lastRequest && { id: lastRequest.id, status: lastRequest.status, retryAt: retryAt === null ? null : toDateTime(retryAt) },
    invitation: openInvitation(place.invitation, now),
  }
}
