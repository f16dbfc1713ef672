import { describe, expect, it } from 'vitest'
import { HUDA, LAMA, NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { eachWorld, openTestWorld } from '../../testing/test-world.ts'
import { groupsHarness } from './testing/groups-harness.ts'

/** Every operation on the inside of a group, with `ID` in place of its id. */
const inside = [
  '{ GroupMembers(filter: { groupId: ID }) { count } }',
  '{ GroupMembers(filter: { groupId: ID, term: "huda" }) { count } }',
  '{ groupInvitations(filter: { groupId: ID }) { count } }',
  '{ groupInvitations(filter: { groupId: ID, isJoinRequest: true }) { count } }',
  'mutation { leaveGroupMembership(groupId: ID) { id } }',
  'mutation { updateGroup(updateGroupInput: { id: ID, name: "Mine now" }) { id } }',
  'mutation { updateGroupInterests(groupId: ID, interests: ["home"]) { interests { id } } }',
  'mutation { deleteGroup(groupId: ID) { id } }',
  `mutation { InviteGroupMember(payload: { groupId: ID, profileId: "${REEM.profile.id}", profileType: INFLUENCER }) { id } }`,
  `mutation { updateGroupMember(input: { groupId: ID, groupMemberId: "g-${HUDA.profile.id}", role: Member }) { id } }`,
  `mutation { removeGroupMember(input: { groupId: ID, groupMemberId: "g-${LAMA.profile.id}" }) { id } }`,
  `mutation { transferGroupOwnership(groupId: ID, groupMemberId: "g-${LAMA.profile.id}") { id } }`,
  'mutation { updateGroupInvitation(groupId: ID, groupInvitationId: "i", status: Cancelled) { id } }',
  'mutation { updateRequestToJoinGroup(groupId: ID, groupInvitationId: "i", status: Accepted) { id } }',
]

describe('a hidden group', () => {
  it('gives an outsider the same answer as a missing group in every operation (X-45, security case 27)', async () => {
    const t = await groupsHarness(await openTestWorld())
    await t.add({ id: 'g', isPrivate: true, isDiscoverable: false, members: [LAMA], name: 'Sourdough' })
    const noura = await t.as(NOURA)
    for (const call of [...inside, 'mutation { joinGroup(groupId: ID) { id } }'])
      expect([call, (await noura(call.replace('ID', '"g"'))).codes, (await noura(call.replace('ID', '"none"'))).codes]).toEqual([
        call,
        ['GROUP_NOT_FOUND'],
        ['GROUP_NOT_FOUND'],
      ])
    expect(await t.members('g')).toHaveLength(2)
    expect(await t.group('g')).toMatchObject({ name: 'Sourdough', deleted_at: null })
  })

  eachWorld((open) => {
    it('is in no list of an outsider, but its head is readable by its link (X-45, security case 27)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true, isDiscoverable: false, members: [LAMA], userName: 'bread', name: 'Sourdough' })
      const noura = await t.as(NOURA)
      expect(
        (
          await noura(
            '{ groupMemberShip(groupId: "g") { role } groups { data { id } } search: groups(term: "sourdough") { count } suggestedGroups { id } myGroups { count } }',
          )
        ).data,
      ).toEqual({
        groupMemberShip: null,
        groups: { data: [] },
        search: { count: 0 },
        suggestedGroups: [],
        myGroups: { count: 0 },
      })
      expect((await noura('{ group(groupId: "g") { name myRole } publicGroup(user_name: "BREAD") { id } }')).data).toEqual({
        group: { name: 'Sourdough', myRole: 'Visitor' },
        publicGroup: { id: 'g' },
      })
      expect((await t.ask('{ publicGroup(user_name: "bread") { name groupMembersCount myRole } }')).data).toEqual({
        publicGroup: { name: 'Sourdough', groupMembersCount: 2, myRole: 'Visitor' },
      })
    })

    it('is readable by its members', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true, isDiscoverable: false, members: [LAMA], name: 'Sourdough' })
      const lama = await t.as(LAMA)
      expect(
        (
          await lama(
            '{ GroupMembers(filter: { groupId: "g" }) { count } groups(term: "sour") { data { id myRole } } myGroups { count } suggestedGroups { id } }',
          )
        ).data,
      ).toEqual({
        GroupMembers: { count: 2 },
        groups: { data: [{ id: 'g', myRole: 'Member' }] },
        myGroups: { count: 1 },
        suggestedGroups: [],
      })
    })
  })
})

describe('a discoverable group', () => {
  it('refuses an outsider its invitations, its requests and every change, for any ids that are sent (X-45)', async () => {
    const t = await groupsHarness(await openTestWorld())
    await t.add({ id: 'g', members: [LAMA] })
    const noura = await t.as(NOURA)
    const [members, named, , , leave, ...rest] = inside
    for (const call of [members, named]) expect((await noura((call ?? '').replace('ID', '"g"'))).codes).toEqual([])
    expect((await noura((leave ?? '').replace('ID', '"g"'))).codes).toEqual(['GROUP_MEMBER_NOT_FOUND'])
    for (const call of [...inside.slice(2, 4), ...rest])
      expect([call, (await noura(call.replace('ID', '"g"'))).codes]).toEqual([call, ['UNAUTHORIZED_UPDATING']])
  })
})
