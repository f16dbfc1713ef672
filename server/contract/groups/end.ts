import { decided, refused, type Decision } from '../common/decision.ts'
import { isPublic } from '../profiles/visibility.ts'
import { closedAs, closing } from './admission.ts'
import { changeOf, type GroupChange, type Outcome } from './change.ts'
import { ownedBy, type Heir } from './members.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'
import { decideEntry, hasExpired, type Place } from './entry.ts'

type Rows = readonly GroupInvitationRecord[]

/**
 * Returns the change that deletes a group: the group is no longer found, and all open invitations and requests are cancelled (G-22, A-21).
 */
const deleted = (group: GroupRecord, open: Rows, now: number): GroupChange =>
  changeOf(group.id, {
    fields: { deletedAt: now },
    ...closing(
      group,
      open.map((row) => closedAs(row, 'Cancelled', now)),
    ),
  })

/** `deleteGroup` (G-22): only the owner may. `open` holds every Pending invitation and request. */
export function decideDelete({ open, ...place }: Place & { open: Rows }, now: number): Decision<Outcome> {
  const { problem, changes } = decideEntry(place, 'delete', now)
  return problem ? refused(problem) : decided({ id: changes.group.id, change: deleted(changes.group, open, now) })
}

export type DepartureState = {
  group: GroupRecord
  /** The membership of the profile that leaves. */
  member: GroupMemberRecord
  /** All other members with their profiles, in any order. */
  others: readonly Heir[]
  /** Every Pending invitation and request of the group. */
  open: Rows
}

const byJoining = (one: Heir, other: Heir) => one.member.joinedAt - other.member.joinedAt || (one.member.id < other.member.id ? -1 : 1)

/**
 * Returns who becomes the owner: the oldest admin, else the oldest member, of those with a public page (G-24, X-51); null if there is none.
 */
export function heirOf(others: readonly Heir[]): Heir | null {
  const able = others.filter(({ profile }) => isPublic(profile)).toSorted(byJoining)
  return able.find(({ member }) => member.role === 'Admin') ?? able[0] ?? null
}

/**
 * Returns what changes in a group when the profile of a member closes, is rejected, deleted or suspended. A suspended member stays; all
 * others leave (G-29). An owner's place goes to the heir, and a suspended owner becomes a member. Without an heir the group is
 * deleted (G-24). Null if nothing changes.
 */
export function decideDeparture(
  { group, member, others, open }: DepartureState,
  why: 'suspended' | 'gone',
  now: number,
): GroupChange | null {
  const stays = why === 'suspended'
  const left = stays ? [] : [member]
  if (member.role !== 'Owner') return stays ? null : changeOf(group.id, { left })
  const heir = heirOf(others)
  if (!heir) return { ...deleted(group, open, now), left }
  const takesOver = { member: heir.member, role: 'Owner' } as const
  const roles = stays ? [{ member, role: 'Member' } as const, takesOver] : [takesOver]
  return changeOf(group.id, { left, roles, ...ownedBy(group, heir, null) })
}

/** Returns the change that cancels the open requests and invitations of a profile that was removed. */
export const withdrawn = (group: GroupRecord, open: Rows, now: number): GroupChange =>
  changeOf(
    group.id,
    closing(
      group,
      open.map((row) => closedAs(row, 'Cancelled', now)),
    ),
  )

/** Returns the change that closes an expired invitation (G-15); null if it was answered or has not expired. */
export const decideExpiry = (group: GroupRecord, row: GroupInvitationRecord, now: number): GroupChange | null =>
  hasExpired(row, now) ? withdrawn(group, [row], now) : null
