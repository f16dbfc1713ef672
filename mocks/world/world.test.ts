import { describe, expect, test } from 'vitest'
import { readdirSync } from 'node:fs'
import { groupLimits } from '@wasla/contract/groups/limits.ts'
import type { GroupInvitationRecord } from '@wasla/contract/groups/record.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import { interestById } from '@wasla/contract/reference/interests.ts'
import {
  businessMachine,
  firstState,
  individualMachine,
  stateOf,
  type Machine,
  type ProfileState,
} from '@wasla/contract/profiles/states.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { isBusiness, profileTypes } from '@wasla/contract/profiles/types.ts'
import { toE164 } from '@wasla/contract/validation/phone.ts'
import { agents, OMAR } from './agents.ts'
import { agencies, brands, NABT_COFFEE, QIMAM } from './businesses.ts'
import { day, worldNow } from './clock.ts'
import { networkers, networkersBySize } from './all-networkers.ts'
import { NOURA, REEM } from './networkers.ts'
import type { World } from './tables.ts'
import { members, world, worldAt } from './world.ts'

const collections: readonly (readonly [string, readonly object[]])[] = Object.entries(world)
/** Fields that may contain times in the future. */
const dues = ['dueAt', 'expiresAt', 'lookAt', 'countsAt', 'nextAt']
const profileIds = new Set(world.profiles.map(({ id }) => id))
const userIds = new Set(world.users.map(({ id }) => id))

/** Returns every state that the machine can reach from `start`. Adds Inactive, because every state can lead to it. */
function reachable(machine: Machine, start: ProfileState) {
  const found = new Set<ProfileState>([start, 'Inactive'])
  for (const state of found) for (const next of Object.values(machine[state] ?? {})) if (next !== 'previous') found.add(next)
  return found
}
const legalStates = {
  INFLUENCER: reachable(individualMachine, firstState),
  AGENT: reachable(individualMachine, firstState),
  AGENCY: reachable(businessMachine, 'AdminVerifying'),
  BRAND: reachable(businessMachine, 'AdminVerifying'),
}

describe('rows of the world', () => {
  test('have unique ids', () => {
    const ids = collections.flatMap(([, rows]) => rows.flatMap((row) => ('id' in row ? [row.id] : [])))
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  test('refer only to existing rows', () => {
    const rows = collections.flatMap(([, some]) => some)
    for (const row of rows) {
      if ('profileId' in row) expect(profileIds).toContain(row.profileId)
      if ('userId' in row) expect(userIds).toContain(row.userId)
      if ('ownerId' in row) expect(profileIds).toContain(row.ownerId)
      for (const side of ['managerId', 'talentId', 'senderProfileId'] as const) {
        const named: unknown = side in row ? Reflect.get(row, side) : null
        if (named !== null) expect(profileIds).toContain(named)
      }
      if ('individualProfileId' in row && row.individualProfileId !== null) expect(profileIds).toContain(row.individualProfileId)
      if ('interestId' in row && typeof row.interestId === 'string') expect(interestById(row.interestId)).toBeDefined()
      if ('countryId' in row && typeof row.countryId === 'string') expect(countryById(row.countryId)).toBeDefined()
    }
  })

  /** A scheduled program gets its time of publication on its day. */
  const isDue = (row: object, field: string) =>
    dues.includes(field) || (field === 'publishedAt' && 'publishDate' in row && row.publishDate !== null)

  test('have no times in the future, except due dates and expiry times', () => {
    for (const [, rows] of collections)
      for (const row of rows)
        for (const [field, value] of Object.entries(row))
          if (field.endsWith('At') && !isDue(row, field) && typeof value === 'number') expect(value, field).toBeLessThanOrEqual(worldNow)
  })

  test('are the same in every world, and changing a copy does not change them', () => {
    const copy: World = worldAt(worldNow)
    expect(copy).toEqual(world)
    copy.profiles.length = 0
    expect(worldAt(worldNow)).toEqual(world)
  })

  test('keep their distances from each other in a world at another time', () => {
    const later = worldAt(worldNow + 100 * day)
    expect(later.profiles.map((profile) => worldNow + 100 * day - profile.createdAt)).toEqual(
      world.profiles.map((profile) => worldNow - profile.createdAt),
    )
    expect(later.profiles.map(({ dateOfBirth }) => dateOfBirth)).toEqual(world.profiles.map(({ dateOfBirth }) => dateOfBirth))
    expect(later.socialLinks[0]?.followers).toBe(world.socialLinks[0]?.followers)
    expect(later.verifications.filter(({ dueAt }) => dueAt === null)).toHaveLength(
      world.verifications.filter(({ dueAt }) => dueAt === null).length,
    )
  })

  test('have a file for every picture', () => {
    const files = new Set(readdirSync(new URL('../pictures', import.meta.url)).map((file) => `/pictures/${file}`))
    const named = [
      ...world.profiles.map(({ picture }) => picture),
      ...world.groups.flatMap(({ photo, coverPhoto }) => [photo, coverPhoto]),
    ].filter((url) => url !== null)
    for (const url of named) expect(files).toContain(url)
  })
})

describe('people of the world', () => {
  const isShown = (profile: { status: string }) => ['Active', 'AdminVerifying', 'IdentityVerifying'].includes(profile.status)

  test('are 24 networkers of four sizes, 4 agents, 3 agencies and 6 brands, all with public profiles', () => {
    const bounds = { nano: [0, 10_000], micro: [10_000, 100_000], mid: [100_000, 500_000], macro: [500_000, Infinity] } as const
    for (const [size, list] of Object.entries(networkersBySize)) {
      const [from, below] = bounds[size as keyof typeof bounds]
      expect(list).toHaveLength(6)
      for (const { accounts } of list) {
        const followers = accounts.reduce((sum, account) => sum + account.followers, 0)
        expect(followers).toBeGreaterThanOrEqual(from)
        expect(followers).toBeLessThan(below)
      }
    }
    expect([networkers.length, agents.length, agencies.length, brands.length]).toEqual([24, 4, 3, 6])
    expect([...networkers, ...agents, ...agencies, ...brands].every(({ profile }) => isShown(profile))).toBe(true)
    expect(world.profiles.filter(isShown)).toHaveLength(37)
  })

  test.each(profileTypes)('include a %s in every possible state and in no other state', (type) => {
    const states = new Set(
      world.profiles.filter((profile) => profile.type === type).map((profile) => stateOf(profile.status, profile.onboardingStep)),
    )
    expect([...states].toSorted()).toEqual([...legalStates[type]].toSorted())
  })

  test('have completed the steps that their status requires', () => {
    for (const { profile, accounts, verifications } of members) {
      const statuses = verifications.map(({ status }) => status)
      if (profile.status === 'Active') expect(statuses).toContain('Approved')
      if (profile.status === 'AdminVerifying') expect(statuses).toContain('InReview')
      if (profile.status === 'Rejected') expect(verifications.at(-1)?.rejectionReason).toBeTruthy()
      const needsAccount =
        !isBusiness(profile.type) &&
        !['Onboarding/SelectAccountType', 'Onboarding/ConnectSocialMedia'].includes(stateOf(profile.status, profile.onboardingStep))
      if (needsAccount) expect(accounts.length).toBeGreaterThan(0)
    }
  })

  test('have at most one individual profile and three business profiles, and one number per user', () => {
    expect(new Set(world.users.map(({ mobileNo }) => mobileNo)).size).toBe(world.users.length)
    expect(new Set(world.users.map(({ invitationCode }) => invitationCode)).size).toBe(world.users.length)
    for (const user of world.users) {
      const own = world.profiles.filter(({ userId }) => userId === user.id)
      expect(own.length).toBeGreaterThan(0)
      expect(own.filter(({ type }) => !isBusiness(type)).length).toBeLessThanOrEqual(1)
      expect(own.filter(({ type }) => isBusiness(type)).length).toBeLessThanOrEqual(3)
      const country = countryById(user.countryId)
      expect(country && toE164(user.mobileNo, country)).toBe(user.mobileNo)
    }
    expect(world.profiles.filter(({ userId }) => userId === REEM.user.id).map(({ type }) => type)).toEqual([
      'INFLUENCER',
      'AGENCY',
      'BRAND',
    ])
  })

  test('have names in both scripts, and unique Latin user names', () => {
    const names = world.profiles.map(mainNameOf).filter(Boolean)
    const arabic = names.filter((name) => /\p{Script=Arabic}/u.test(name)).length
    expect(arabic).toBeGreaterThan(15)
    expect(names.length - arabic).toBeGreaterThan(15)
    const handles = world.profiles.flatMap(({ userName }) => userName ?? [])
    expect(new Set(handles).size).toBe(handles.length)
    for (const handle of handles) expect(handle).toMatch(/^[a-z0-9_]{3,20}$/)
  })

  test('include difficult examples: mixed directions, no picture, no user name, no language, bios up to the limit', () => {
    const bios = world.profiles.flatMap(({ bio }) => bio ?? [])
    expect(bios.some((bio) => /\p{Script=Arabic}/u.test(bio) && /[a-z]{3}/i.test(bio))).toBe(true)
    expect(Math.max(...bios.map((bio) => bio.length))).toBeGreaterThan(400)
    expect(Math.max(...bios.map((bio) => bio.length))).toBeLessThanOrEqual(500)
    expect(world.profiles.some(({ picture, status }) => picture === null && status === 'Active')).toBe(true)
    expect(world.profiles.some(({ userName, status }) => userName === null && status === 'Active')).toBe(true)
    expect(world.users.some(({ language }) => language === null)).toBe(true)
  })

  test('include the four demo numbers, whose profiles are Active and of different types', () => {
    const four = [NOURA, OMAR, QIMAM, NABT_COFFEE].map(({ user, profile }) => [user.mobileNo, profile.type, profile.status])
    expect(four).toEqual([
      ['+966500000001', 'INFLUENCER', 'Active'],
      ['+966500000002', 'AGENT', 'Active'],
      ['+966500000003', 'AGENCY', 'Active'],
      ['+966500000004', 'BRAND', 'Active'],
    ])
  })

  test('have at least one entry in every review queue', () => {
    const queued = world.verifications
      .filter(({ status }) => status === 'InReview')
      .map(({ type, profileId }) => `${type} ${world.profiles.find(({ id }) => id === profileId)?.type ?? ''}`)
    expect(new Set(queued)).toEqual(new Set(['IDENTITY INFLUENCER', 'IDENTITY AGENT', 'BUSINESS AGENCY', 'BUSINESS BRAND']))
  })

  test('have at most five interests, and none of them twice', () => {
    for (const { interests } of members) {
      expect(interests.length).toBeLessThanOrEqual(5)
      expect(new Set(interests).size).toBe(interests.length)
    }
  })
})

describe('waiting list of the world', () => {
  const waiting = world.waitingList.filter(({ admittedAt }) => admittedAt === null)

  test('has exactly the forty people whose profiles wait for admission, each with a name, a number and an account with followers', () => {
    expect(waiting).toHaveLength(40)
    const waiters = world.profiles.filter(({ onboardingStep }) => onboardingStep === 'WaitForAdmission').map(({ id }) => id)
    expect(waiting.map(({ profileId }) => profileId).toSorted()).toEqual(waiters.toSorted())
    for (const { profileId, userId } of waiting) {
      expect(world.profiles.find(({ id }) => id === profileId)).toMatchObject({
        userId,
        firstName: expect.stringMatching(/\p{L}/u) as string,
      })
      expect(world.socialLinks.some((link) => link.profileId === profileId && link.followers > 0)).toBe(true)
    }
    const kinds = new Set(waiting.map(({ acceptedInvitations, doneTasks }) => `${acceptedInvitations > 0}/${doneTasks.length}`))
    expect(kinds.size).toBeGreaterThan(4)
  })

  test('has admitted only people who have finished onboarding', () => {
    for (const { profileId, admittedAt } of world.waitingList)
      if (admittedAt !== null) expect(world.profiles.find(({ id }) => id === profileId)?.onboardingStep).toBeNull()
  })

  test('follows answers that match the profiles made from them', () => {
    for (const { userId, accountKind, role } of world.onboardingAnswers) {
      const profile = world.profiles.find((one) => one.userId === userId)
      expect(profile?.type).toBe(accountKind === 'INDIVIDUAL' ? role : 'INFLUENCER')
    }
  })
})

describe('groups of the world', () => {
  test('have all four privacy combinations', () => {
    const combinations = world.groups.map(({ isPrivate, isDiscoverable }) => `${isPrivate}/${isDiscoverable}`)
    expect(world.groups).toHaveLength(8)
    expect(new Set(combinations).size).toBe(4)
  })

  test('have one owner, the stored number of members, and no member twice', () => {
    for (const group of world.groups) {
      const own = world.groupMembers.filter(({ groupId }) => groupId === group.id)
      expect(own.filter(({ role }) => role === 'Owner').map(({ profileId }) => profileId)).toEqual([group.ownerId])
      expect(own).toHaveLength(group.membersCount)
      expect(new Set(own.map(({ profileId }) => profileId)).size).toBe(own.length)
    }
  })

  test('have at most five memberships per user', () => {
    for (const { id } of world.users) expect(world.groupMembers.filter(({ userId }) => userId === id).length).toBeLessThanOrEqual(5)
  })

  test('have members who joined after the group and their profile were created, and texts within the limits', () => {
    const since = new Map(world.profiles.map(({ id, createdAt }) => [id, createdAt]))
    for (const group of world.groups) {
      const visible = group.description.replace(/<[^>]+>/g, '').length
      expect(visible).toBeLessThanOrEqual(groupLimits.description.max)
      expect([...group.name].length).toBeLessThanOrEqual(groupLimits.name.max)
      for (const { profileId, joinedAt } of world.groupMembers.filter(({ groupId }) => groupId === group.id)) {
        expect(joinedAt).toBeGreaterThanOrEqual(group.createdAt)
        expect(joinedAt).toBeGreaterThan(since.get(profileId) ?? Infinity)
      }
    }
    expect(Math.max(...world.groups.map(({ name }) => [...name].length))).toBe(groupLimits.name.max)
    expect(Math.max(...world.groups.map(({ description }) => description.length))).toBeGreaterThan(groupLimits.description.max)
  })

  test('give each of the four people of the sign-in page every kind of relation to a group', () => {
    for (const { profile } of [NOURA, OMAR, QIMAM, NABT_COFFEE]) {
      const roles = new Set(world.groupMembers.filter(({ profileId }) => profileId === profile.id).map(({ role }) => role))
      expect(roles).toEqual(new Set(['Owner', 'Admin', 'Member']))
      const own = world.groupInvitations.filter(({ profileId }) => profileId === profile.id)
      const isOpen = ({ status }: GroupInvitationRecord) => status === 'Pending'
      const outside = world.groups.filter(
        ({ id }) => !world.groupMembers.some((member) => member.groupId === id && member.profileId === profile.id),
      )
      const requests = own.filter(({ isJoinRequest }) => isJoinRequest)
      const open = own.filter((one) => !one.isJoinRequest && isOpen(one))
      expect(requests.filter(isOpen)).toHaveLength(1)
      const refused = requests.filter(
        ({ status, answeredAt }) => status === 'Rejected' && (answeredAt ?? 0) > worldNow - groupLimits.askAgainAfter,
      )
      expect(refused).toHaveLength(1)
      expect(open).toHaveLength(1)
      const spoken = new Set([...requests, ...open].map(({ groupId }) => groupId))
      const toAsk = outside.filter(({ id, isPrivate, isDiscoverable }) => isPrivate && isDiscoverable && !spoken.has(id))
      expect(toAsk.length).toBeGreaterThan(0)
    }
  })

  test('have invitations and requests in every status, for every type, and they match the members', () => {
    const states = new Set(
      world.groupInvitations.map(({ isJoinRequest, status }) => `${isJoinRequest ? 'request' : 'invitation'} ${status}`),
    )
    expect([...states].toSorted()).toEqual([
      'invitation Accepted',
      'invitation Cancelled',
      'invitation Pending',
      'invitation Rejected',
      'request Accepted',
      'request Pending',
      'request Rejected',
    ])
    const types = new Set(
      world.groupInvitations
        .filter(({ status }) => status === 'Pending')
        .map(({ profileId }) => world.profiles.find(({ id }) => id === profileId)?.type),
    )
    expect(types).toEqual(new Set(profileTypes))
    expect(world.groupInvitations.some(({ answeredAt, expiresAt }) => answeredAt !== null && answeredAt === expiresAt)).toBe(true)
    for (const { groupId, profileId, status, invitedByProfileId } of world.groupInvitations) {
      const inside = world.groupMembers.filter((member) => member.groupId === groupId)
      expect(inside.some((member) => member.profileId === profileId)).toBe(status === 'Accepted')
      if (invitedByProfileId !== null)
        expect(inside.find((member) => member.profileId === invitedByProfileId)?.role).toMatch(/^(Owner|Admin)$/)
    }
  })
})

describe('showcase rows', () => {
  test('are unique if the product requires it', () => {
    const pairs = world.rateCards.map(({ profileId, platform, category }) => `${profileId}/${platform}/${category}`)
    expect(new Set(pairs).size).toBe(pairs.length)
    const partners = world.brandCollaborations.map(({ profileId, duplicateKey }) => `${profileId}/${duplicateKey}`)
    expect(new Set(partners).size).toBe(partners.length)
  })

  test('have price ranges with a minimum below the maximum', () => {
    for (const { priceFrom, priceTo } of world.rateCards) expect(priceTo).toBeGreaterThan(priceFrom)
  })
})
