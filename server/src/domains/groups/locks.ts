import { groupLimits } from '@wasla/contract/groups/limits.ts'
import type { Newcomer } from '@wasla/contract/groups/admission.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Database } from '#database/database.ts'
import { takeNamedLock } from '#database/named-lock/named-lock.ts'
import type { GroupsDeps } from './deps.ts'
import { lockGroup } from './stores/groups.ts'
import { findBetween } from './stores/invitations.ts'
import { countGroupsOf, findMember } from './stores/members.ts'
import { lockPartyShared } from './stores/people.ts'

/* Locks are always taken in this order: the user whose groups are counted, the group, the profile. */

/** Locks the groups of a user, so that concurrent joins are counted one after the other and nobody gets a sixth group (G-01). */
export const lockGroupsOf = (tx: Database, { dialect }: Pick<GroupsDeps, 'dialect'>, userId: string) =>
  takeNamedLock(tx, dialect, `groups of ${userId}`)

/** Cuts a sent id to 64 characters. No id of ours is longer. */
export const idFrom = (given: string): string => given.slice(0, 64)

/** Locks a group, and returns it with a profile's membership in it. */
export async function lockPlace(
  tx: Database,
  { dialect }: Pick<GroupsDeps, 'dialect'>,
  groupId: string,
  profileId: string,
): Promise<{ group: GroupRecord | null; member: GroupMemberRecord | null }> {
  const group = await lockGroup(tx, dialect, idFrom(groupId))
  return { group, member: group && (await findMember(tx, group.id, profileId)) }
}

/** Locks a profile that may become a member. Returns the facts that the rules of joining need; null if the profile no longer exists. */
export async function lockNewcomer(
  tx: Database,
  { dialect }: Pick<GroupsDeps, 'dialect'>,
  groupId: string,
  profileId: string,
): Promise<(Newcomer & { lastRequest: GroupInvitationRecord | null }) | null> {
  const party = await lockPartyShared(tx, dialect, profileId)
  if (!party) return null
  const { invitation, lastRequest } = await findBetween(tx, groupId, profileId)
  return {
    profileId,
    userId: party.userId,
    status: party.status,
    groupsOfUser: await countGroupsOf(tx, party.userId, groupId),
    invitation,
    request: lastRequest?.status === 'Pending' ? lastRequest : null,
    lastRequest,
  }
}

/** Returns the moment since which a deleted group still reserves its user name (G-22). */
export const namesSince = (now: number): number => now - groupLimits.nameReservedFor
