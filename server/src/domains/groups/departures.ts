import { decideDeparture, withdrawn } from '@wasla/contract/groups/end.ts'
import type { Database } from '#database/database.ts'
import type { SaveDeps } from './deps.ts'
import { lockGroupsOf } from './locks.ts'
import { saveChange } from './save.ts'
import { lockGroups } from './stores/groups.ts'
import { findPendingIn, findPendingOf } from './stores/invitations.ts'
import { findHeirs, findMember, findMembershipsOf } from './stores/members.ts'

/** The reason why a profile loses its roles in groups; see `decideDeparture`. */
export type Departure = 'suspended' | 'closed' | 'rejected'

type Profile = { id: string; userId: string }

/**
 * Ends a profile's roles in its groups, in the transaction that suspends, closes or rejects the profile (G-24, G-29, X-51). Each group that
 * it owns gets another owner, or is deleted if nobody can take over. If the profile is closed or rejected, its open requests and
 * invitations are withdrawn. If the profile is suspended or closed, no other profile of the same account takes over.
 */
export async function departFromGroups(tx: Database, deps: SaveDeps, { id, userId }: Profile, why: Departure): Promise<void> {
  await lockGroupsOf(tx, deps, userId)
  const isGone = why !== 'suspended'
  const memberships = await findMembershipsOf(tx, [id])
  const waiting = isGone ? await findPendingOf(tx, id) : []
  const groups = await lockGroups(tx, deps.dialect, [...new Set([...memberships, ...waiting].map(({ groupId }) => groupId))])
  const now = deps.clock.now()
  for (const group of groups) {
    const ofGroup = waiting.filter(({ groupId }) => groupId === group.id)
    if (ofGroup.length > 0) await saveChange(tx, deps, group, withdrawn(group, ofGroup, now))
    // Read again, because the profile may have become the owner while this transaction waited for the group's lock.
    const member = await findMember(tx, group.id, id)
    if (!member) continue
    const isOwner = member.role === 'Owner'
    const others = isOwner
      ? (await findHeirs(tx, group.id, member.id)).filter((heir) => why === 'rejected' || heir.member.userId !== userId)
      : []
    const open = isOwner ? await findPendingIn(tx, group.id) : []
    const change = decideDeparture({ group, member, others, open }, isGone ? 'gone' : 'suspended', now)
    if (change) await saveChange(tx, deps, group, change)
  }
}
