import { Problem } from '@wasla/contract/errors/problem.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import { mayDo, refusalCodeOf, type GroupAction } from '@wasla/contract/groups/access.ts'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { byRole } from '@wasla/contract/groups/lists.ts'
import { membershipFor } from '@wasla/contract/groups/membership.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import { groupSearchText } from '@wasla/contract/groups/search-text.ts'
import { decideEntry, groupNotFound, hasExpired } from '@wasla/contract/groups/entry.ts'
import type { GroupInvitationsFilter, GroupMembersFilter, GroupsFilter } from '@wasla/contract/generated/user-types.ts'
import { holdsWords, isSearchedMember, searchedWords } from '@wasla/contract/groups/search.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { groupById, lastRequestOf, memberOf, membersOf, placeIn } from './find.ts'

/**
 * Returns a group if this profile, or a signed-out visitor, may perform `action` in it. Otherwise throws the code that section G defines.
 */
export function enteredGroup(store: Store, profileId: string | null, groupId: string, action: GroupAction): GroupRecord {
  if (profileId !== null) return changesOf(decideEntry(placeIn(store, groupId, profileId), action, store.clock.now())).group
  const group = groupById(store, groupId)
  if (!group) throw groupNotFound()
  const access = { isPrivate: group.isPrivate, isDiscoverable: group.isDiscoverable, viewer: 'signedOut' } as const
  if (!mayDo(access, action)) throw new Problem(refusalCodeOf(access))
  return group
}

/** Implements the query `publicGroup`. Anybody with the link sees the head of the group (G-03). */
export function groupByName({ memory }: Store, userName: string): GroupRecord {
  const found = memory.world.groups.find((group) => group.userName === userNameKey(userName))
  if (!found) throw groupNotFound()
  return found
}

const byActivity = (one: GroupRecord, other: GroupRecord) => other.activeAt - one.activeAt || (one.id < other.id ? 1 : -1)

const isOfFilter = (filter: GroupsFilter, member: GroupMemberRecord | null) => {
  if (filter === 'CREATED') return member?.role === 'Owner'
  if (filter === 'JOINED') return member !== null && member.role !== 'Owner'
  return member !== null
}

type ListInput = { filter?: GroupsFilter | null | undefined; term?: string | null | undefined; pagination?: PageArgument }

/** Implements the queries `myGroups` and `groups`, newest activity first (G-12). `all` adds the discoverable groups of others. */
export function listGroups(store: Store, profileId: string, { filter, term, pagination }: ListInput, all: boolean) {
  const words = searchedWords(term)
  const requested = filter ?? 'ALL_GROUPS'
  const found = store.memory.world.groups.filter((group) => {
    const isListed =
      isOfFilter(requested, memberOf(store, group.id, profileId)) || (all && requested === 'ALL_GROUPS' && group.isDiscoverable)
    return isListed && (words === null || holdsWords(groupSearchText(group), words))
  })
  return pageFrom(found.toSorted(byActivity), pageOf(pagination))
}

const mostSuggested = 20

/**
 * Implements the query `suggestedGroups`. Returns discoverable groups in which the profile is no member, by shared interests, then by reach
 * (G-13).
 */
export function suggestedGroups(store: Store, profileId: string, limit: number | null | undefined): GroupRecord[] {
  const { world } = store.memory
  const interests = new Set(world.profileInterests.filter((one) => one.profileId === profileId).map(({ interestId }) => interestId))
  const shared = ({ interestIds }: GroupRecord) => interestIds.filter((id) => interests.has(id)).length
  return world.groups
    .filter(({ id, isDiscoverable }) => isDiscoverable && memberOf(store, id, profileId) === null)
    .toSorted((one, other) => shared(other) - shared(one) || other.followers - one.followers || (one.id < other.id ? -1 : 1))
    .slice(0, Math.min(Math.max(limit ?? groupLimits.suggested, 0), mostSuggested))
}

/** Implements the query `GroupMembers` (G-25). */
export function listMembers(store: Store, profileId: string, { groupId, role, term }: GroupMembersFilter, page: PageArgument) {
  const words = searchedWords(term)
  enteredGroup(store, profileId, groupId, 'readInside')
  const isFound = (member: GroupMemberRecord) => {
    const profile = findProfile(store, member.profileId)
    if (role && member.role !== role) return false
    return (
      words === null ||
      (profile !== undefined && isSearchedMember({ ...profile, userName: isPublic(profile) ? profile.userName : null }, words))
    )
  }
  const found = membersOf(store, groupId).filter(isFound).toSorted(byRole)
  return { ...pageFrom(found, pageOf(page)), currentMemberGroupRole: memberOf(store, groupId, profileId)?.role ?? null }
}

/** Implements the query `groupInvitations` (G-15). The newest come first; expired ones are left out. */
export function listInvitations(store: Store, profileId: string, input: GroupInvitationsFilter, page: PageArgument) {
  const { groupId } = input
  const isJoinRequest = input.isJoinRequest ?? false
  const status = input.status ?? 'Pending'
  enteredGroup(store, profileId, groupId, isJoinRequest ? 'readRequests' : 'readInvitations')
  const now = store.clock.now()
  const isOfList = (row: GroupInvitationRecord) =>
    row.groupId === groupId && row.isJoinRequest === isJoinRequest && row.status === status && !hasExpired(row, now)
  const found = store.memory.world.groupInvitations.filter(isOfList)
  return pageFrom(
    found.toSorted((one, other) => other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)),
    pageOf(page),
  )
}

/** Implements the query `groupMemberShip` (S1 §3, X-45). */
export const membershipIn = (store: Store, profile: ProfileRecord, groupId: string) =>
  membershipFor(
    { ...placeIn(store, groupId, profile.id), lastRequest: lastRequestOf(store, groupId, profile.id) },
    profile,
    store.clock.now(),
  )
