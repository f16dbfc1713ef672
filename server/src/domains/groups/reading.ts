import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { GroupInvitationsFilter, GroupMembersFilter, GroupsFilter } from '@wasla/contract/generated/user-types.ts'
import { groupViewerOf, mayDo, refusalCodeOf, type GroupAction, type GroupAccess } from '@wasla/contract/groups/access.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { membershipFor, type MembershipView } from '@wasla/contract/groups/membership.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import { isSearchedMember, searchedWords } from '@wasla/contract/groups/search.ts'
import { groupNotFound, openInvitation } from '@wasla/contract/groups/entry.ts'
import type { Viewer } from '../session/viewer.ts'
import type { GroupsDeps } from './deps.ts'
import { idFrom } from './locks.ts'
import { findGroup, findGroupByName, withInterests } from './stores/groups.ts'
import { findBetween } from './stores/invitations.ts'
import {
  countMembers,
  findAmong,
  findInvitations,
  findLargest,
  findMembers,
  findNamedMembers,
  findSharing,
  findShown,
} from './stores/lists.ts'
import { findMember, findMembershipsOf } from './stores/members.ts'
import { findInterestsOf } from './stores/people.ts'

type Reader = Pick<Viewer, 'profileId' | 'profileType'>
type GroupPage = { count: number; data: GroupRecord[] }
type MemberPage = { count: number; currentMemberGroupRole: GroupMemberRecord['role'] | null; data: GroupMemberRecord[] }
type InvitationPage = { count: number; data: GroupInvitationRecord[] }

/** A group, with the reader's relation to it and their membership, if any. */
type Entered = { group: GroupRecord; access: GroupAccess; member: GroupMemberRecord | null }

export type GroupReading = {
  /** Returns a group's head for anybody with its link, hidden or not (G-03, X-45). Throws `GROUP_NOT_FOUND`. */
  byId(groupId: string): Promise<GroupRecord>
  /** Returns a group's head by its user name. Throws `GROUP_NOT_FOUND`. */
  byName(userName: string): Promise<GroupRecord>
  /**
   * Returns the group if its reader may take an action in it; `viewer` is null if nobody is signed in. Every operation on the inside of a
   * group begins here. Throws `GROUP_NOT_FOUND`, also to an outsider of a hidden group, and `UNAUTHORIZED_UPDATING`.
   */
  entered(viewer: Pick<Viewer, 'profileId'> | null, groupId: string, action: GroupAction): Promise<Entered>
  /**
   * `groups`: returns discoverable groups and the reader's own. With a filter, returns only the reader's groups that they created or joined
   * (G-12).
   */
  all(viewer: Reader, filter: GroupsFilter | null | undefined, term: string | null | undefined, page: PageArgument): Promise<GroupPage>
  /** `myGroups`: returns only the reader's own groups (G-12). */
  own(viewer: Reader, filter: GroupsFilter | null | undefined, page: PageArgument): Promise<GroupPage>
  /** `suggestedGroups` (G-13): returns groups that the reader is not in. */
  suggested(viewer: Reader, limit: number | null | undefined): Promise<GroupRecord[]>
  /** `GroupMembers`: returns members, sorted by role and time of joining; with a term, only members whose names match (G-25). */
  members(viewer: Reader, filter: GroupMembersFilter, page: PageArgument): Promise<MemberPage>
  /** `groupInvitations`: returns invitations or requests, the newest first, to leaders of the group. */
  invitations(viewer: Reader, filter: GroupInvitationsFilter, page: PageArgument): Promise<InvitationPage>
  /** `groupMemberShip`: returns the reader's membership; null if the group does not exist for the reader. */
  membership(viewer: Reader, groupId: string): Promise<MembershipView | null>
  /** Returns a profile's roles by group id. */
  rolesOf(profileId: string): Promise<Map<string, GroupMemberRecord['role']>>
}

const nothing = { count: 0, data: [] }
const mostSuggested = 20

/** Returns whether a membership matches a filter of lists (G-12). */
const isMeant = ({ role }: GroupMemberRecord, filter: GroupsFilter) =>
  filter === 'ALL_GROUPS' || (filter === 'CREATED' ? role === 'Owner' : role !== 'Owner')

export function groupReading({
  db,
  dialect,
  clock,
  findByWords,
}: Pick<GroupsDeps, 'db' | 'dialect' | 'clock' | 'findByWords'>): GroupReading {
  const found = (group: GroupRecord | null): GroupRecord => {
    if (!group) throw groupNotFound()
    return group
  }
  const ownIds = async ({ profileId }: Pick<Reader, 'profileId'>, filter: GroupsFilter) =>
    (await findMembershipsOf(db, [profileId])).filter((member) => isMeant(member, filter)).map(({ groupId }) => groupId)

  async function entered(viewer: Pick<Viewer, 'profileId'> | null, groupId: string, action: GroupAction): Promise<Entered> {
    const group = found(await findGroup(db, idFrom(groupId)))
    const member = viewer && (await findMember(db, group.id, viewer.profileId))
    const between = viewer && !member ? await findBetween(db, group.id, viewer.profileId) : null
    const isInvited = openInvitation(between?.invitation ?? null, clock.now()) !== null
    const viewed = groupViewerOf({ isSignedIn: viewer !== null, role: member?.role, isInvited })
    const access = { isPrivate: group.isPrivate, isDiscoverable: group.isDiscoverable, viewer: viewed }
    if (!mayDo(access, action)) throw new Problem(refusalCodeOf(access))
    return { group, access, member }
  }

  return {
    byId: async (groupId) => found(await findGroup(db, idFrom(groupId))),
    byName: async (userName) => found(await findGroupByName(db, idFrom(userName))),
    entered,
    async all(viewer, filter, term, page) {
      const words = searchedWords(term)
      if (words?.length === 0) return nothing
      const which = filter ?? 'ALL_GROUPS'
      const ids = await ownIds(viewer, which)
      const find = which === 'ALL_GROUPS' ? findShown : findAmong
      const { count, data } = await find({ db, dialect, findByWords }, ids, words ?? [], pageOf(page))
      return { count, data: await withInterests(db, data) }
    },
    async own(viewer, filter, page) {
      const { count, data } = await findAmong({ db }, await ownIds(viewer, filter ?? 'ALL_GROUPS'), [], pageOf(page))
      return { count, data: await withInterests(db, data) }
    },
    async suggested(viewer, limit) {
      const most = Math.min(Math.max(limit ?? groupLimits.suggested, 0), mostSuggested)
      if (most === 0) return []
      const mine = await ownIds(viewer, 'ALL_GROUPS')
      const sharing = await findSharing(db, await findInterestsOf(db, viewer.profileId), mine, most)
      const rest = most - sharing.length
      const others = rest > 0 ? await findLargest(db, [...mine, ...sharing.map(({ id }) => id)], rest) : []
      return withInterests(db, [...sharing, ...others])
    },
    async members(viewer, { groupId, role, term }, page) {
      const words = searchedWords(term)
      const { group, member } = await entered(viewer, groupId, 'readInside')
      const currentMemberGroupRole = member?.role ?? null
      // Nobody has the role of a visitor, because a visitor is not a member.
      if (words?.length === 0 || role === 'Visitor') return { ...nothing, currentMemberGroupRole }
      const { limit, offset } = pageOf(page)
      if (words === null) {
        const data = await findMembers(db, group.id, role ?? null, { limit, offset })
        return { count: role ? await countMembers(db, group.id, role) : group.membersCount, currentMemberGroupRole, data }
      }
      const named = (await findNamedMembers(db, group.id, role ?? null)).filter(({ profile }) => isSearchedMember(profile, words))
      return { count: named.length, currentMemberGroupRole, data: named.slice(offset, offset + limit).map((one) => one.member) }
    },
    async invitations(viewer, { groupId, status, isJoinRequest }, page) {
      const { group } = await entered(viewer, groupId, isJoinRequest ? 'readRequests' : 'readInvitations')
      const selection = { groupId: group.id, isJoinRequest: isJoinRequest ?? false, status: status ?? 'Pending', now: clock.now() }
      return findInvitations(db, selection, pageOf(page))
    },
    async membership({ profileId, profileType }, groupId) {
      const group = await findGroup(db, idFrom(groupId))
      if (!group) return null
      const member = await findMember(db, group.id, profileId)
      const { invitation, lastRequest } = await findBetween(db, group.id, profileId)
      return membershipFor({ group, member, invitation, lastRequest }, { type: profileType }, clock.now())
    },
    rolesOf: async (profileId) => new Map((await findMembershipsOf(db, [profileId])).map(({ groupId, role }) => [groupId, role])),
  }
}
