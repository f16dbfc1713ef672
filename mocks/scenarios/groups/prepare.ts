import { groupLimits } from '@wasla/contract/groups/limits.ts'
import type { GroupRecord } from '@wasla/contract/groups/record.ts'
import { countries } from '@wasla/contract/reference/countries.ts'
import { day, hour } from '../../world/clock.ts'
import { idOf } from '../../world/ids.ts'
import type { Member } from '../../world/member.ts'
import type { World } from '../../world/tables.ts'

/** Removes the groups that `isGone` selects, with their members and invitations. */
function withoutGroups(world: World, isGone: (group: GroupRecord) => boolean): void {
  const gone = new Set(world.groups.filter(isGone).map(({ id }) => id))
  const isLeft = ({ groupId }: { groupId: string }) => !gone.has(groupId)
  world.groups = world.groups.filter(({ id }) => !gone.has(id))
  world.groupMembers = world.groupMembers.filter(isLeft)
  world.groupInvitations = world.groupInvitations.filter(isLeft)
}

export const withoutAnyGroups = (world: World): void => withoutGroups(world, () => true)

/** Removes the groups that a profile owns, and its memberships, invitations and requests. */
export const strangerToGroups =
  ({ profile }: Member) =>
  (world: World): void => {
    withoutGroups(world, ({ ownerId }) => ownerId === profile.id)
    const isOfOthers = ({ profileId }: { profileId: string }) => profileId !== profile.id
    world.groupMembers = world.groupMembers.filter(isOfOthers)
    world.groupInvitations = world.groupInvitations.filter(isOfOthers)
    recount(world)
  }

/** Recomputes the stored member count of every group. */
function recount(world: World): void {
  for (const group of world.groups) group.membersCount = world.groupMembers.filter(({ groupId }) => groupId === group.id).length
}

function join(world: World, group: GroupRecord, { id, userId }: { id: string; userId: string }, joinedAt: number): void {
  world.groupMembers.push({
    id: idOf(`scenario:group-member:${group.id}:${id}`, joinedAt),
    groupId: group.id,
    profileId: id,
    userId,
    role: 'Member',
    joinedAt,
  })
}

/** Adds a user to more groups, up to the limit per user (G-01). */
export const atLimit =
  ({ profile }: Member) =>
  (world: World): void => {
    const isIn = ({ id }: GroupRecord) => world.groupMembers.some((one) => one.groupId === id && one.userId === profile.userId)
    for (const group of world.groups.filter((one) => !isIn(one)))
      if (world.groupMembers.filter(({ userId }) => userId === profile.userId).length < groupLimits.groupsOfUser)
        join(world, group, profile, group.activeAt + hour)
    recount(world)
  }

/** Removes the groups that a user owns. Then adds the user to other groups, up to the limit per user (G-01). */
export const atLimitOfOthers =
  (who: Member) =>
  (world: World): void => {
    withoutGroups(world, ({ ownerId }) => ownerId === who.profile.id)
    atLimit(who)(world)
  }

/** Copies discoverable groups until there are `count` groups. Each copy is a day older than the previous one. */
export const manyGroups =
  (count: number) =>
  (world: World): void => {
    const models = world.groups.filter(({ isDiscoverable }) => isDiscoverable)
    const missing = Math.max(0, count - world.groups.length)
    for (let index = 0; index < missing; index++) {
      const model = models[index % models.length]
      if (!model) throw new Error('No group can be discovered')
      const createdAt = model.createdAt - (index + 1) * day
      const id = idOf(`scenario:group:${index}`, createdAt)
      const userName = `${model.userName.slice(0, 15)}_${index + 2}`
      const name = `${model.name.slice(0, 40)} ${index + 2}`
      world.groups.push({ ...model, id, name, userName, createdAt, activeAt: model.activeAt - (index + 1) * day, membersCount: 1 })
      const owner = world.groupMembers.find(({ groupId, role }) => groupId === model.id && role === 'Owner')
      if (owner) world.groupMembers.push({ ...owner, id: idOf(`scenario:owner:${id}`, createdAt), groupId: id, joinedAt: createdAt })
    }
  }

/** Admits everybody on the waiting list and adds them to a group as members. */
export const manyMembers =
  ({ id: groupId }: { id: string }) =>
  (world: World): void => {
    const group = world.groups.find(({ id }) => id === groupId)
    if (!group) throw new Error('No such group')
    const waiting = world.profiles.filter(({ onboardingStep }) => onboardingStep === 'WaitForAdmission')
    waiting.forEach((profile, index) => {
      Object.assign(profile, { status: 'Active', onboardingStep: null })
      join(world, group, profile, Math.max(group.createdAt, profile.createdAt) + (index + 1) * hour)
    })
    recount(world)
  }

/**
 * Admits everybody on the waiting list and adds them to a group as members from about 45 countries. The first four countries have more
 * members than the others.
 */
export const manyCountries =
  (group: { id: string }) =>
  (world: World): void => {
    manyMembers(group)(world)
    const ids = new Set(world.groupMembers.filter(({ groupId }) => groupId === group.id).map(({ profileId }) => profileId))
    const members = world.profiles.filter(({ id }) => ids.has(id))
    members.forEach((profile, index) => (profile.countryId = countries[index < 45 ? index * 5 : index % 4]?.id ?? profile.countryId))
  }

/** Empties a group's list of invitations, or its list of requests. */
export const withoutInvitations =
  ({ id }: { id: string }, isJoinRequest: boolean) =>
  (world: World): void => {
    world.groupInvitations = world.groupInvitations.filter((one) => one.groupId !== id || one.isJoinRequest !== isJoinRequest)
  }
