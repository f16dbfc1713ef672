import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { GroupInvitationsFilter, GroupMembersFilter, GroupsFilter } from '@wasla/contract/generated/user-types.ts'
import { groupViewerOf, mayDo, refusalCodeOf, type GroupAction, type Standing } from '@wasla/contract/groups/access.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import { membershipFor, type MembershipView } from '@wasla/contract/groups/membership.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import { isSearchedMember, searchedWords } from '@wasla/contract/groups/search.ts'
import { groupNotFound, openInvitation } from '@wasla/contract/groups/standing.ts'
import type { Viewer } from '../session/viewer.ts'
import type { GroupsDeps } from './deps.ts'
import { idFrom } from './held.ts'
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
export type GroupPage = { count: number; data: GroupRecord[] }
export type MemberPage = { count: number; currentMemberGroupRole: GroupMemberRecord['role'] | null; data: GroupMemberRecord[] }
export type InvitationPage = { count: number; data: GroupInvitationRecord[] }

/** A group and how its reader stands before it. */
export type Entered = { group: GroupRecord; standing: Standing; member: GroupMemberRecord | null }

export type GroupReading = {
  /** The head of a group, for who has its link, hidden or not (G-03, X-45). Throws `GROUP_NOT_FOUND`. */
  byId(groupId: string): Promise<GroupRecord>
  /** The same by its user name. */
  byName(userName: string): Promise<GroupRecord>
  /**
   * The group, for an action that its reader may take; null is who is not signed in. Every call about the inside of a group begins here. Throws
   * `GROUP_NOT_FOUND`, also for what an outsider must not know of a hidden one, and `UNAUTHORIZED_UPDATING`.
   */
  entered(viewer: Pick<Viewer, 'profileId'> | null, groupId: string, action: GroupAction): Promise<Entered>
  /** `groups`: what can be discovered, and the reader's own; or of those, what they founded, or joined (G-12). */
  all(viewer: Reader, filter: GroupsFilter | null | undefined, term: string | null | undefined, page: PageArgument): Promise<GroupPage>
  /** `myGroups`: the reader's own alone (G-12). */
  own(viewer: Reader, filter: GroupsFilter | null | undefined, page: PageArgument): Promise<GroupPage>
  /** `suggestedGroups` (G-13). */
  suggested(viewer: Reader, limit: number | null | undefined): Promise<GroupRecord[]>
  /** `GroupMembers`, by role and time, or those who are named like a term (G-25). */
  members(viewer: Reader, filter: GroupMembersFilter, page: PageArgument): Promise<MemberPage>
  /** `groupInvitations`: who is invited, or who asks, the newest first, for who leads the group. */
  invitations(viewer: Reader, filter: GroupInvitationsFilter, page: PageArgument): Promise<InvitationPage>
  /** `groupMemberShip`: null where there is no such group for the reader. */
  membership(viewer: Reader, groupId: string): Promise<MembershipView | null>
  /** The roles of a profile in groups, by the group; those it is not in are left out. */
  rolesOf(profileId: string): Promise<Map<string, GroupMemberRecord['role']>>
}

const nothing = { count: 0, data: [] }
const mostSuggested = 20

/** Memberships that a filter of lists means (G-12). */
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
    const standing = { isPrivate: group.isPrivate, isDiscoverable: group.isDiscoverable, viewer: viewed }
    if (!mayDo(standing, action)) throw new Problem(refusalCodeOf(standing))
    return { group, standing, member }
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
      // A visitor is no member: nobody has that role.
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
