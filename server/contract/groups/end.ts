import { decided, refused, type Decision } from '../common/decision.ts'
import { isPublic } from '../profiles/visibility.ts'
import { closedAs, closing } from './admission.ts'
import { changeOf, type GroupChange, type Outcome } from './change.ts'
import { ownedBy, type Heir } from './members.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from './record.ts'
import { decideEntry, hasExpired, type Place } from './standing.ts'

type Rows = readonly GroupInvitationRecord[]

/** A group that is deleted: nobody finds it any more, and nothing that was open can be answered (G-22, A-21). */
const deleted = (group: GroupRecord, open: Rows, now: number): GroupChange =>
  changeOf(group.id, {
    fields: { deletedAt: now },
    ...closing(
      group,
      open.map((row) => closedAs(row, 'Cancelled', now)),
    ),
  })

/** `deleteGroup` (G-22): the owner's. `open` is every invitation and request that is Pending. */
export function decideDelete({ open, ...place }: Place & { open: Rows }, now: number): Decision<Outcome> {
  const { problem, changes } = decideEntry(place, 'delete', now)
  return problem ? refused(problem) : decided({ id: changes.group.id, change: deleted(changes.group, open, now) })
}

export type DepartureState = {
  group: GroupRecord
  /** The membership of the profile that goes. */
  member: GroupMemberRecord
  /** All other members with their profiles, in any order. */
  others: readonly Heir[]
  /** Every invitation and request of the group that is Pending. */
  open: Rows
}

const byJoining = (one: Heir, other: Heir) => one.member.joinedAt - other.member.joinedAt || (one.member.id < other.member.id ? -1 : 1)

/** Who takes a group over whose owner is gone: the oldest admin, else the oldest member, of those who have a page (G-24, X-51). */
export function heirOf(others: readonly Heir[]): Heir | null {
  const able = others.filter(({ profile }) => isPublic(profile)).toSorted(byJoining)
  return able.find(({ member }) => member.role === 'Admin') ?? able[0] ?? null
}

/**
 * What becomes of a group when the profile of a member goes: closed, rejected or deleted ones leave (G-29), suspended ones stay, the owner
 * as a member. An owner's place is taken over; where nobody can, the group is deleted (G-24). Null where nothing changes.
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

/** What becomes of what a profile that is gone had asked of groups, and was offered by them: it is Cancelled. */
export const withdrawn = (group: GroupRecord, open: Rows, now: number): GroupChange =>
  changeOf(
    group.id,
    closing(
      group,
      open.map((row) => closedAs(row, 'Cancelled', now)),
    ),
  )

/** What becomes of an invitation that ran out (G-15); null where it was answered, or has time left. */
export const decideExpiry = (group: GroupRecord, row: GroupInvitationRecord, now: number): GroupChange | null =>
  hasExpired(row, now) ? withdrawn(group, [row], now) : null
