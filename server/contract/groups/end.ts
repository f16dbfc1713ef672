import { decided, refused, type Decision } from '../common/decision.ts'
import { isPublic } from '../profiles/visibility.ts'
import { closedAs, closing } from './admission.ts'
import { changeOf, type GroupChange, type Outcome } from './change.ts'
import { ownedBy, type Heir } from './members.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'
import { decideEntry, hasExpired, type Place } from './entry.ts'

type Rows = readonly GroupInvitationRecord[]

/** Returns the change that marks a group as deleted and cancels all its open invitations and requests (G-22, A-21). */
const deleted = (group: GroupRecord, open: Rows, now: number): GroupChange =>
  changeOf(group.id, {
    fields: { deletedAt: now },
    ...closing(
      group,
      open.map((row) => closedAs(row, 'Cancelled', now)),
    ),
  })

/** `deleteGroup` (G-22): only the owner may delete a group. `open` are all Pending invitations and requests of the group. */
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
 * Returns the next owner: the admin who joined first, or else the member who joined first (G-24, X-51). Only members with a public page can
 * become the owner. Returns null if there is none.
 */
export function heirOf(others: readonly Heir[]): Heir | null {
  const able = others.filter(({ profile }) => isPublic(profile)).toSorted(byJoining)
  return able.find(({ member }) => member.role === 'Admin') ?? able[0] ?? null
}

/**
 * Returns the change of a group if a member's profile is suspended (`suspended`), or if it is closed, rejected or deleted (`gone`). A
 * suspended member stays; a member that is gone leaves (G-29). If the member is the owner, `heirOf` becomes the owner, and a suspended
 * owner becomes a member. Without an heir, the group is deleted (G-24). Returns null if nothing changes.
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

/** Returns the change that cancels these open requests and invitations. */
export const withdrawn = (group: GroupRecord, open: Rows, now: number): GroupChange =>
  changeOf(
    group.id,
    closing(
      group,
      open.map((row) => closedAs(row, 'Cancelled', now)),
    ),
  )

/** Returns the change that closes an expired invitation (G-15); null if the invitation was answered or has not expired. */
export const decideExpiry = (group: GroupRecord, row: GroupInvitationRecord, now: number): GroupChange | null =>
  hasExpired(row, now) ? withdrawn(group, [row], now) : null
