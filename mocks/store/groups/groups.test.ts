import { describe, expect, test } from 'vitest'
import { eventStream } from '../../adapters/event-stream.ts'
import { manualClock } from '../../platform/clock.ts'
import { startScenario } from '../../scenarios/scenario-server.ts'
import { groupIds } from '../../scenarios/groups/pages.ts'
import { ask } from '../../testing/ask.ts'
import { OMAR } from '../../world/agents.ts'
import { NABT_COFFEE, SAHRA } from '../../world/businesses.ts'
import type { Member } from '../../world/member.ts'
import { HUDA, NOURA } from '../../world/networkers.ts'
import { createMockServer } from '../server.ts'
import { allOn } from '@wasla/contract/flags/flags.ts'

const open = () => createMockServer({ clock: manualClock(), unwritten: 'refused' })
type Mock = ReturnType<typeof open>
const as = (mock: Mock, { profile }: Member, text: string, variables: Record<string, unknown> = {}) =>
  ask(mock, text, { token: mock.signIn(profile).accessToken, variables })

const join = 'mutation ($id: ID!) { joinGroup(groupId: $id) { id groupId } }'
const membership =
  'query ($id: ID!) { groupMemberShip(groupId: $id) { role type lastRequest { status retryAt } invitation { id role expiresAt } } }'
const bell = '{ myNotifications(pagination: { limit: 1 }) { unreadCount data { type title content meta { groupName } referenceId } } }'

describe('groups of the mock', () => {
  test('receive requests to join, which the owner accepts', async () => {
    const mock = open()
    expect((await as(mock, SAHRA, join, { id: groupIds.ovenBakers })).code).toBeUndefined()
    const { data } = await as(mock, HUDA, bell)
    expect(data).toMatchObject({ myNotifications: { data: [{ type: 'GROUP_REQUEST_CREATED', meta: { groupName: 'The oven door' } }] } })
    const { data: listed } = await as(
      mock,
      HUDA,
      'query ($id: ID!) { groupInvitations(filter: { groupId: $id, isJoinRequest: true }, pagination: { limit: 1 }) { count data { id profile { fullName } } } }',
      { id: groupIds.ovenBakers },
    )
    expect(listed).toMatchObject({ groupInvitations: { count: 5, data: [{ profile: { fullName: 'مخيمات صحراء' } }] } })
    const request = mock.store.memory.world.groupInvitations.at(-1)?.id
    const answer =
      'mutation ($id: ID!, $request: ID!) { updateRequestToJoinGroup(groupId: $id, groupInvitationId: $request, status: Accepted) { id } }'
    expect((await as(mock, HUDA, answer, { id: groupIds.ovenBakers, request })).code).toBeUndefined()
    expect((await as(mock, SAHRA, membership, { id: groupIds.ovenBakers })).data).toMatchObject({
      groupMemberShip: { role: 'Member', type: 'BRAND', lastRequest: { status: 'Accepted', retryAt: null }, invitation: null },
    })
  })

  test('refuse a new request soon after a declined one, and refuse a membership above the limit', async () => {
    const refused = startScenario('group-refused', { unwritten: 'refused' })
    const token = refused.session?.accessToken
    const { data } = await ask(refused.server, membership, { token, variables: { id: groupIds.homeLight } })
    expect(data).toMatchObject({ groupMemberShip: { lastRequest: { status: 'Rejected', retryAt: '2025-11-25T09:30:00.000Z' } } })
    expect((await ask(refused.server, join, { token, variables: { id: groupIds.homeLight } })).code).toBe('RATE_LIMITED')
    const full = startScenario('groups-at-limit', { unwritten: 'refused' })
    const again = { token: full.session?.accessToken, variables: { id: groupIds.sweetsOfEid } }
    expect((await ask(full.server, join, again)).code).toBe('GROUPS_LIMIT_REACHED')
  })

  test('refuse a sixth invitation of the same person within a day', async () => {
    const clock = manualClock()
    const mock = createMockServer({ clock, unwritten: 'refused' })
    const invite =
      'mutation ($id: ID!, $who: ID!) { InviteGroupMember(payload: { groupId: $id, profileId: $who, profileType: BRAND }) { id } }'
    const inviteSahra = () => as(mock, NOURA, invite, { id: groupIds.riyadhKitchens, who: SAHRA.profile.id })
    const cancel = 'mutation ($id: ID!) { cancelGroupInvitation(groupInvitationId: $id) { status } }'
    const takeBack = async () => {
      const id = mock.store.memory.world.groupInvitations.at(-1)?.id
      expect((await as(mock, NOURA, cancel, { id })).code).toBeUndefined()
    }
    for (let time = 0; time < 5; time++) {
      expect((await inviteSahra()).code).toBeUndefined()
      await takeBack()
    }
    expect((await inviteSahra()).code).toBe('RATE_LIMITED')
    clock.advance(24 * 3600 * 1000)
    expect((await inviteSahra()).code).toBeUndefined()
    // A refused invitation returns its own error and does not count against the limit.
    expect((await inviteSahra()).code).toBe('USER_ALREADY_INVITED')
  })

  test('refuse user names of other groups, and user names that look like them', async () => {
    const mock = open()
    const isFree = async (userName: string) =>
      (await as(mock, NOURA, 'query ($userName: String!) { isUserNameAvailable(userName: $userName, scope: GROUP) }', { userName })).data
    for (const userName of ['oven_door', 'OVEN_Door', '0ven_d00r']) expect(await isFree(userName)).toEqual({ isUserNameAvailable: false })
    expect(await isFree('oven_doors')).toEqual({ isUserNameAvailable: true })
    mock.store.memory.deletedGroupNames.push({ userName: 'golden_bread', deletedAt: mock.store.clock.now() })
    expect(await isFree('g01den_bread')).toEqual({ isUserNameAvailable: false })
  })

  test('show only the head of a hidden group to readers with its link', async () => {
    const mock = open()
    const head = '{ publicGroup(user_name: "coffee_and_books") { name myRole } }'
    expect((await ask(mock, head)).data).toMatchObject({ publicGroup: { myRole: 'Visitor' } })
    expect((await as(mock, SAHRA, membership, { id: groupIds.coffeeAndBooks })).data).toEqual({ groupMemberShip: null })
    const members = 'query ($id: ID!) { GroupMembers(filter: { groupId: $id }) { count } }'
    expect((await as(mock, SAHRA, members, { id: groupIds.coffeeAndBooks })).code).toBe('GROUP_NOT_FOUND')
    expect((await as(mock, NABT_COFFEE, members, { id: groupIds.coffeeAndBooks })).code).toBeUndefined()
  })

  test('have figures with three members or more, and none with two', async () => {
    const mock = open()
    const figures = 'query ($id: ID!) { groupAvgStats(groupId: $id) { followers source } }'
    expect((await as(mock, NOURA, figures, { id: groupIds.riyadhKitchens })).data).toMatchObject({ groupAvgStats: { source: 'DEMO' } })
    expect((await as(mock, NOURA, figures, { id: groupIds.cookingForTwo })).data).toEqual({ groupAvgStats: null })
  })

  test('send events only to the open streams of the user concerned', async () => {
    const mock = open()
    const ending = new AbortController()
    const streamOf = (userId: string | null) => eventStream(allOn, ending.signal, { store: mock.store, userId }).getReader()
    const [mine, another] = [streamOf(OMAR.user.id), streamOf(NOURA.user.id)]
    const read = async (reader: typeof mine) => new TextDecoder().decode((await reader.read()).value)
    expect([await read(mine), await read(another)].every((text) => text.includes('event: flags'))).toBe(true)
    await as(mock, SAHRA, join, { id: groupIds.hijazTables })
    const received = await read(mine)
    expect(received).toContain('event: notification')
    expect(received).toContain('GROUP_REQUEST_CREATED')
    ending.abort()
    expect((await another.read()).done).toBe(true)
  })
})
