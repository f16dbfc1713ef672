import { groupLimits } from '@wasla/contract/groups/limits.ts'
import type { Newcomer } from '@wasla/contract/groups/admission.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import type { Database } from '#database/database.ts'
import { takeNamedLock } from '#database/named-lock/named-lock.ts'
import type { GroupsDeps } from './deps.ts'
import { lockGroup } from './stores/groups.ts'
import { findBetween } from './stores/invitations.ts'
import { countGroupsOf, findMember } from './stores/members.ts'
import { holdParty } from './stores/people.ts'

/* Locks are always taken in one order: the user whose groups are counted, the group, the profile. */

/** Of transactions that add to one user's groups, each begins where the one before it ended: nobody gets a sixth (G-01). */
export const holdGroupsOf = (tx: Database, { dialect }: Pick<GroupsDeps, 'dialect'>, userId: string) =>
  takeNamedLock(tx, dialect, `groups of ${userId}`)

/** Ids are no longer than this; what is longer names nothing. */
export const idFrom = (given: string): string => given.slice(0, 64)

/** A group as it stays until the transaction ends, with what a profile is in it. */
export async function holdPlace(
  tx: Database,
  { dialect }: Pick<GroupsDeps, 'dialect'>,
  groupId: string,
  profileId: string,
): Promise<{ group: GroupRecord | null; member: GroupMemberRecord | null }> {
  const group = await lockGroup(tx, dialect, idFrom(groupId))
  return { group, member: group && (await findMember(tx, group.id, profileId)) }
}

/** Somebody before they become a member, as they stay until the transaction ends; null where the profile is gone. */
export async function holdNewcomer(
  tx: Database,
  { dialect }: Pick<GroupsDeps, 'dialect'>,
  groupId: string,
  profileId: string,
): Promise<(Newcomer & { lastRequest: GroupInvitationRecord | null }) | null> {
  const party = await holdParty(tx, dialect, profileId)
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

/** Since when a deleted group's user name is still its own (G-22). */
export const namesSince = (now: number): number => now - groupLimits.nameReservedFor
