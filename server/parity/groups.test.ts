import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NAIF, OMAR } from '@wasla/mocks/world/agents.ts'
import { QIMAM, SAHRA } from '@wasla/mocks/world/businesses.ts'
import {
  COFFEE_AND_BOOKS,
  COOKING_FOR_TWO,
  DATE_SEASON,
  HIJAZ_TABLES,
  HOME_LIGHT,
  OVEN_BAKERS,
  RIYADH_KITCHENS,
  SWEETS_OF_EID,
} from '@wasla/mocks/world/groups/all-groups.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { KARIM, REEMA } from '@wasla/mocks/world/more-networkers.ts'
import { DANA, FAHAD, HUDA, LAMA, NOURA, REEM, SAAD } from '@wasla/mocks/world/networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { codeOf, signIn, startPair, type Captured, type Pair } from './pair.ts'

let pair: Pair
beforeEach(async () => {
  pair = await startPair()
  await pair.measureGroups()
})
afterEach(() => pair.close())

type Variables = Record<string, unknown> | ((captured: Captured) => Record<string, unknown>)
const call = (field: string, variables: Variables = {}) =>
  pair.call(field, { variables: typeof variables === 'function' ? variables : () => variables })
const codeFor = async (field: string, variables: Variables = {}) => codeOf(await call(field, variables))

/** Signs in to the person's own profile. First advances the clock by a minute, because the number of changes per minute is limited. */
async function enter(member: Member) {
  pair.clock.advance(61_000)
  await signIn(pair, member)
}

type Group = { id: string }
const memberIn = ({ id }: Group, { profile }: Member) =>
  world.groupMembers.find(({ groupId, profileId }) => groupId === id && profileId === profile.id)?.id ?? ''
const rowOf = ({ id }: Group, { profile }: Member, isJoinRequest: boolean) =>
  world.groupInvitations.findLast((row) => row.groupId === id && row.profileId === profile.id && row.isJoinRequest === isJoinRequest)?.id ??
  ''

/** Sends every query about a group that a reader may send, as a member or not. */
async function queryAll({ id: groupId }: Group) {
  await call('group', { groupId })
  await call('groupMemberShip', { groupId })
  await call('GroupMembers', { filter: { groupId }, pagination: { limit: 30 } })
  for (const isJoinRequest of [true, false])
    for (const status of ['Pending', 'Accepted', 'Rejected', 'Cancelled'])
      await call('groupInvitations', { filter: { groupId, isJoinRequest, status } })
  await call('currentUser', { groupId })
}

const bell = () => call('myNotifications', { pagination: { limit: 100 } })

describe('the mock and the server', () => {
  test('agree on every action in every kind of group, for every kind of member', async () => {
    for (const member of [NOURA, OMAR, SAHRA, DANA]) {
      await enter(member)
      for (const group of [RIYADH_KITCHENS, OVEN_BAKERS, COOKING_FOR_TWO, COFFEE_AND_BOOKS, { id: 'nobody' }]) {
        pair.clock.advance(61_000)
        await queryAll(group)
        const groupId = group.id
        await call('updateGroup', { updateGroupInput: { id: groupId } })
        await call('updateGroupInterests', { groupId, interests: [] })
        await call('InviteGroupMember', { payload: { groupId, profileId: 'nobody', profileType: 'AGENT' } })
        await call('InviteGroupMember', { payload: { groupId, profileId: SAAD.profile.id, profileType: 'INFLUENCER', role: 'Owner' } })
        await call('updateGroupInvitation', { groupId, groupInvitationId: 'nobody', status: 'Accepted' })
        await call('updateRequestToJoinGroup', { groupId, groupInvitationId: 'nobody', status: 'Accepted' })
        await call('updateGroupMember', { input: { groupId, groupMemberId: 'nobody', role: 'Admin' } })
        await call('removeGroupMember', { input: { groupId, groupMemberId: 'nobody' } })
        await call('transferGroupOwnership', { groupId, groupMemberId: 'nobody' })
      }
      await call('cancelGroupInvitation', { groupInvitationId: rowOf(DATE_SEASON, NOURA, false) })
    }
  })

  test('give the same answers to joining: at once, on request, a second time, after a refusal, by invitation, and in a full group', async () => {
    await enter(NOURA)
    expect(await codeFor('joinGroup', { groupId: RIYADH_KITCHENS.id })).toBe('GROUP_MEMBER_ALREADY_EXISTS')
    expect(await codeFor('joinGroup', { groupId: HOME_LIGHT.id })).toBe('RATE_LIMITED')
    expect(await codeFor('joinGroup', { groupId: HIJAZ_TABLES.id })).toBeUndefined()
    expect(await codeFor('joinGroup', { groupId: SWEETS_OF_EID.id })).toBeUndefined()
    await queryAll(SWEETS_OF_EID)
    expect(await codeFor('joinGroup', { groupId: DATE_SEASON.id })).toBeUndefined()
    await queryAll(DATE_SEASON)
    expect(await codeFor('joinGroup', { groupId: COFFEE_AND_BOOKS.id })).toBe('GROUP_MEMBER_ALREADY_EXISTS')
    await call('myGroups')
    await bell()
    await enter(SAHRA)
    expect(await codeFor('joinGroup', { groupId: COFFEE_AND_BOOKS.id })).toBe('GROUP_NOT_FOUND')
    expect(await codeFor('joinGroup', { groupId: COOKING_FOR_TWO.id })).toBeUndefined()
    await queryAll(COOKING_FOR_TWO)
    await enter(DANA)
    expect(await codeFor('joinGroup', { groupId: 'nobody' })).toBe('GROUP_NOT_FOUND')
    await call('joinGroup', { groupId: RIYADH_KITCHENS.id })
  })

  test('agree on answers to requests and invitations, and on the notifications that follow', async () => {
    // A former admin no longer sees how requests to the group ended.
    await enter(LAMA)
    expect(await codeFor('leaveGroupMembership', { groupId: OVEN_BAKERS.id })).toBeUndefined()
    await enter(NOURA)
    const groupId = OVEN_BAKERS.id
    const answer = (member: Member, status: string) => ({ groupId, groupInvitationId: rowOf(OVEN_BAKERS, member, true), status })
    expect(await codeFor('updateRequestToJoinGroup', answer(QIMAM, 'Accepted'))).toBeUndefined()
    expect(await codeFor('updateRequestToJoinGroup', answer(QIMAM, 'Rejected'))).toBe('GROUP_INVITATION_UPDATE_FAILED')
    expect(await codeFor('updateRequestToJoinGroup', answer(KARIM, 'Rejected'))).toBeUndefined()
    expect(await codeFor('updateRequestToJoinGroup', answer(KARIM, 'Cancelled'))).toBe('DTO_VALIDATION_ERROR')
    await queryAll(OVEN_BAKERS)
    await bell()
    await enter(LAMA)
    await bell()
    await enter(QIMAM)
    await bell()
    await call('updateGroupInvitation', {
      groupId: COFFEE_AND_BOOKS.id,
      groupInvitationId: rowOf(COFFEE_AND_BOOKS, QIMAM, false),
      status: 'Rejected',
    })
    await bell()
    await enter(OMAR)
    const own = { groupId: COOKING_FOR_TWO.id, groupInvitationId: rowOf(COOKING_FOR_TWO, OMAR, false) }
    expect(await codeFor('updateGroupInvitation', { ...own, status: 'Cancelled' })).toBe('UNAUTHORIZED_UPDATING')
    expect(await codeFor('updateGroupInvitation', { ...own, status: 'Accepted' })).toBeUndefined()
    expect(await codeFor('updateGroupInvitation', { ...own, status: 'Rejected' })).toBe('GROUP_INVITATION_UPDATE_FAILED')
    await queryAll(COOKING_FOR_TWO)
    await bell()
    await enter(HUDA)
    await bell()
  })

  test('agree that a rejected person leaves every group, and that their open requests end (G-29)', async () => {
    await enter(DANA)
    expect(await codeFor('joinGroup', { groupId: RIYADH_KITCHENS.id })).toBeUndefined()
    expect(await codeFor('joinGroup', { groupId: HOME_LIGHT.id })).toBeUndefined()
    for (let time = 1; time <= 3; time++) {
      pair.clock.advance(61_000)
      await call('createPersonaInquiry')
      await pair.show('1010101019')
      await call('submitPersonaInquiry', ({ inquiryId }) => ({ inquiryId }))
    }
    expect((await call('activeProfile')).body.data).toMatchObject({ activeProfile: { profile: { status: 'Rejected' } } })
    await queryAll(RIYADH_KITCHENS)
    await enter(NOURA)
    await queryAll(RIYADH_KITCHENS)
    await enter(REEM)
    await queryAll(HOME_LIGHT)
    await bell()
  })

  test('give the same answers to invitations: the role, a repeat, and a withdrawal', async () => {
    await enter(NOURA)
    const groupId = RIYADH_KITCHENS.id
    const whom = (member: Member, role?: string) => ({
      payload: { groupId, profileId: member.profile.id, profileType: member.profile.type, ...(role ? { role } : {}) },
    })
    expect(await codeFor('InviteGroupMember', whom(SAAD))).toBe('GROUP_MEMBER_ALREADY_EXISTS')
    expect(await codeFor('InviteGroupMember', whom(NAIF))).toBe('USER_ALREADY_INVITED')
    expect(await codeFor('InviteGroupMember', whom(SAHRA, 'Admin'))).toBeUndefined()
    expect(await codeFor('InviteGroupMember', whom(REEMA))).toBeUndefined()
    expect(await codeFor('cancelGroupInvitation', ({ groupInvitation }) => ({ groupInvitationId: groupInvitation }))).toBeUndefined()
    expect(await codeFor('cancelGroupInvitation', ({ groupInvitation }) => ({ groupInvitationId: groupInvitation }))).toBe(
      'UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST',
    )
    await queryAll(RIYADH_KITCHENS)
    await call('searchProfiles', { term: 'sa', excludeGroupId: groupId })
    await enter(REEMA)
    await bell()
    await enter(SAHRA)
    await bell()
    expect(await codeFor('joinGroup', { groupId })).toBeUndefined()
    await queryAll(RIYADH_KITCHENS)
  })

  test('agree on refusing to invite the same person more often than the daily limit allows', async () => {
    await enter(NOURA)
    const payload = { groupId: RIYADH_KITCHENS.id, profileId: REEMA.profile.id, profileType: REEMA.profile.type }
    for (let time = 0; time < 5; time++) {
      pair.clock.advance(61_000)
      expect(await codeFor('InviteGroupMember', { payload })).toBeUndefined()
      expect(await codeFor('cancelGroupInvitation', ({ groupInvitation }) => ({ groupInvitationId: groupInvitation }))).toBeUndefined()
    }
    expect(await codeFor('InviteGroupMember', { payload })).toBe('RATE_LIMITED')
    pair.clock.advance(24 * 3600_000)
    await enter(NOURA)
    expect(await codeFor('InviteGroupMember', { payload })).toBeUndefined()
    expect(await codeFor('InviteGroupMember', { payload })).toBe('USER_ALREADY_INVITED')
  })

  test('give the same answers to changes of roles, removals of members, transfers of ownership, leaving and deletion', async () => {
    await enter(NOURA)
    const groupId = RIYADH_KITCHENS.id
    const of = (member: Member) => ({ groupId, groupMemberId: memberIn(RIYADH_KITCHENS, member) })
    expect(await codeFor('updateGroupMember', { input: { ...of(HUDA), role: 'Admin' } })).toBeUndefined()
    expect(await codeFor('updateGroupMember', { input: { ...of(HUDA), role: 'Admin' } })).toBe('NO_CHANGES_TO_UPDATE')
    expect(await codeFor('updateGroupMember', { input: { ...of(NOURA), role: 'Member' } })).toBe('UNAUTHORIZED_UPDATING')
    expect(await codeFor('removeGroupMember', { input: of(LAMA) })).toBeUndefined()
    expect(await codeFor('removeGroupMember', { input: of(LAMA) })).toBe('GROUP_MEMBER_NOT_FOUND')
    expect(await codeFor('leaveGroupMembership', { groupId })).toBe('GROUP_MEMBERS_OWNER_CANNOT_LEAVE')
    expect(await codeFor('deleteGroup', { groupId: OVEN_BAKERS.id })).toBe('UNAUTHORIZED_UPDATING')
    expect(await codeFor('transferGroupOwnership', of(SAAD))).toBeUndefined()
    expect(await codeFor('leaveGroupMembership', { groupId })).toBeUndefined()
    await queryAll(RIYADH_KITCHENS)
    await enter(SAAD)
    await bell()
    await queryAll(RIYADH_KITCHENS)
    expect(await codeFor('deleteGroup', { groupId })).toBeUndefined()
    await queryAll(RIYADH_KITCHENS)
    await call('publicGroup', { user_name: 'riyadh_kitchens' })
    await call('isUserNameAvailable', { userName: 'riyadh_kitchens', scope: 'GROUP' })
    await call('search', { searchInput: { term: 'riyadh' } })
  })

  test('give the same answers and refusals if a group is created or changed', async () => {
    const photo = new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'photo.png', { type: 'image/png' })
    const input = { name: 'Date palms', userName: 'date_palms', description: '<p>Palms.</p>', photo }
    await enter(FAHAD)
    await call('createGroup', { createGroupInput: { ...input, name: ' ', userName: 'دلة', description: '<p> </p>' } })
    for (const userName of ['Riyadh_Kitchens', '0ven_D00r'])
      expect(await codeFor('createGroup', { createGroupInput: { ...input, userName } })).toBe('GROUP_USERNAME_CONFLICT')
    await call('createGroup', { createGroupInput: { ...input, photo: new File(['x'], 'x.txt') } })
    await enter(NOURA)
    const id = RIYADH_KITCHENS.id
    await call('updateGroup', { updateGroupInput: { id, name: 'Kitchens of Riyadh', isPrivate: true } })
    await call('updateGroup', { updateGroupInput: { id, name: 'Kitchens of Riyadh' } })
    await call('updateGroup', {
      updateGroupInput: { id, description: '<p>New<script>alert(1)</script> <a href="javascript:x">one</a></p>' },
    })
    await call('updateGroup', { updateGroupInput: { id, description: 'x'.repeat(600) } })
    await call('updateGroupInterests', { groupId: id, interests: ['food', 'coffee', 'food'] })
    await call('updateGroupInterests', { groupId: id, interests: ['food', 'coffee'] })
    await call('updateGroupInterests', { groupId: id, interests: ['nothing'] })
    await call('groups')
    for (const term of ['x'.repeat(101), 'x'.repeat(5_000)])
      expect([await codeFor('groups', { term }), await codeFor('GroupMembers', { filter: { groupId: id, term } })]).toEqual([
        undefined,
        undefined,
      ])
    await queryAll(RIYADH_KITCHENS)
  })

  test('agree on the combined figures of a group', async () => {
    await enter(NOURA)
    for (const { id: groupId } of [RIYADH_KITCHENS, COOKING_FOR_TWO, HIJAZ_TABLES, COFFEE_AND_BOOKS]) {
      await call('groupAvgStats', { groupId })
      await call('groupAvgStats', { groupId, platform: 'INSTAGRAM' })
      await call('groupRateSocialAnalytics', { groupId })
      await call('groupTopCountries', { groupId })
      await call('groupMetrics', { groupId, metrics: ['FOLLOWERS', 'ENGAGEMENT'], startDate: '2025-10-01', endDate: '2025-11-19' })
      await call('groupMetrics', { groupId, metrics: ['VIEWS'], startDate: '2025-11-19', endDate: '2025-10-01' })
    }
  })
})
