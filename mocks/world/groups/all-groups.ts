import { groupLimits } from '@wasla/contract/groups/limits.ts'
import type { GroupInvitationRecord, GroupMemberRecord, GroupRecord } from '@wasla/contract/groups/record.ts'
import { networkers } from '../all-networkers.ts'
import { agents } from '../agents.ts'
import { agencies, brands, REEM_HOME } from '../businesses.ts'
import { at, day, hour, worldNow } from '../clock.ts'
import { idOf } from '../ids.ts'
import type { Member } from '../member.ts'
import { randomFor } from '../random.ts'
import { groupRows, neverDrawn, type GroupRow } from './group-rows.ts'
import { invitationRows, type InvitationRow } from './invitation-rows.ts'

const idOfGroup = ({ key, made }: Pick<GroupRow, 'key' | 'made'>) => idOf(`group:${key}`, at(made))

const rowOf = (key: string): GroupRow => {
  const found = groupRows.find((row) => row.key === key)
  if (!found) throw new Error(`No group ${key}`)
  return found
}

const joiners = [...networkers, ...agents, ...brands].filter(
  (member) => member.profile.status === 'Active' && member !== REEM_HOME && !neverDrawn.includes(member),
)

const namedIn = ({ owner, admins, members }: GroupRow) => [owner, ...admins, ...members]

/**
 * Returns the people with an invitation or request to a group. They are never drawn at random as members, because only an accepted
 * invitation or request makes them members.
 */
const profilesWithRequestTo = ({ key }: GroupRow) => invitationRows.filter(({ to }) => to === key).map(({ who }) => who)

/**
 * Returns the time at which a member joined. It is the time of the accepted answer, or some time after both the group and the profile were
 * created.
 */
function joinedAtOf(row: GroupRow, member: Member, index: number): number {
  const made = at(row.made)
  if (member === row.owner) return made
  const answer = invitationRows.find(({ to, who, ended }) => to === row.key && who === member && ended?.[0] === 'Accepted')?.ended
  if (answer) return at(answer[1])
  const from = Math.max(made, member.profile.createdAt + day)
  const span = worldNow - 2 * day - from
  const random = randomFor(`joined:${row.key}:${member.profile.id}`)
  return (
    Math.round((from + Math.max(0, span) * Math.min(0.95, (index * random.between(2, 9)) / 100) + random.between(1, 9) * hour) / 1000) *
    1000
  )
}

/** Returns the memberships of all groups. Named people come first. The other members are drawn at random, with a seed for each group. */
function membershipsOf(all: readonly GroupRow[]): GroupMemberRecord[] {
  const taken = new Map<string, number>()
  for (const { user } of all.flatMap(namedIn)) taken.set(user.id, (taken.get(user.id) ?? 0) + 1)
  return all.flatMap((row) => {
    const core = namedIn(row)
    const known = [...core, ...profilesWithRequestTo(row)]
    const others = randomFor(`group:${row.key}`)
      .some(
        joiners.filter((joiner) => !known.includes(joiner)),
        joiners.length,
      )
      .filter(({ user }) => (taken.get(user.id) ?? 0) < groupLimits.groupsOfUser - 1)
      .slice(0, Math.max(0, row.size - core.length))
    for (const { user } of others) taken.set(user.id, (taken.get(user.id) ?? 0) + 1)
    const groupId = idOfGroup(row)
    return [...core, ...others].map((member, index) => {
      const joinedAt = joinedAtOf(row, member, index)
      return {
        id: idOf(`group-member:${row.key}:${member.profile.id}`, joinedAt),
        groupId,
        profileId: member.profile.id,
        userId: member.user.id,
        role: member === row.owner ? 'Owner' : row.admins.includes(member) ? 'Admin' : 'Member',
        joinedAt,
      }
    })
  })
}

export const groupMembers = membershipsOf(groupRows)

const invitationOf = ({ to, who, by, role, sent, ended }: InvitationRow): GroupInvitationRecord => ({
  id: idOf(`group-invitation:${to}:${who.profile.id}:${sent}`, at(sent)),
  groupId: idOfGroup(rowOf(to)),
  profileId: who.profile.id,
  userId: who.user.id,
  role: role ?? 'Member',
  status: ended?.[0] ?? 'Pending',
  isJoinRequest: by === null,
  invitedByProfileId: by?.profile.id ?? null,
  invitedByUserId: by?.user.id ?? null,
  createdAt: at(sent),
  expiresAt: by === null ? null : at(sent) + groupLimits.invitationLasts,
  answeredAt: ended ? at(ended[1]) : null,
})

/** Invitations and requests, open and answered (G-14 to G-16). */
export const groupInvitations: readonly GroupInvitationRecord[] = invitationRows.map(invitationOf)

const reach = new Map(
  [...networkers, ...agents, ...agencies, ...brands].map(({ profile, accounts }) => [
    profile.id,
    accounts.reduce((sum, account) => sum + account.followers, 0),
  ]),
)

/** `followers` is the reach of all members of the group (G-07). */
export const groups: readonly GroupRecord[] = groupRows.map((row) => {
  const id = idOfGroup(row)
  const members = groupMembers.filter((member) => member.groupId === id)
  return {
    id,
    name: row.name,
    userName: row.handle,
    description: row.description,
    photo: `/pictures/group-${row.key}.svg`,
    coverPhoto: row.hasCover ? `/pictures/group-${row.key}-cover.svg` : null,
    isPrivate: row.isPrivate,
    isDiscoverable: row.isDiscoverable,
    ownerId: row.owner.profile.id,
    ownerType: row.owner.profile.type,
    followers: members.reduce((sum, { profileId }) => sum + (reach.get(profileId) ?? 0), 0),
    membersCount: members.length,
    interestIds: row.interests,
    createdAt: at(row.made),
    activeAt: Math.max(...members.map(({ joinedAt }) => joinedAt)),
  }
})

const groupOf = (handle: string) => {
  const found = groups.find((group) => group.userName === handle)
  if (!found) throw new Error(`No group ${handle}`)
  return found
}

export const RIYADH_KITCHENS = groupOf('riyadh_kitchens')
export const DATE_SEASON = groupOf('date_season')
export const SWEETS_OF_EID = groupOf('sweets_of_eid')
export const OVEN_BAKERS = groupOf('oven_door')
export const HIJAZ_TABLES = groupOf('hijaz_table')
export const HOME_LIGHT = groupOf('home_light')
export const COOKING_FOR_TWO = groupOf('cooking_for_two')
export const COFFEE_AND_BOOKS = groupOf('coffee_and_books')
