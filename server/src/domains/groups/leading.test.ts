import { describe, expect, it } from 'vitest'
import { HUDA, LAMA, NOURA, REEM, SAAD } from '@wasla/mocks/world/networkers.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { moveProfile } from '../profiles/service.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { groupsHarness } from './testing/groups-harness.ts'

const idOf = ({ profile }: { profile: { id: string } }) => `g-${profile.id}`
const role = (of: { profile: { id: string } }, to: string) =>
  `mutation { updateGroupMember(input: { groupId: "g", groupMemberId: "${idOf(of)}", role: ${to} }) { id } }`
const remove = (of: { profile: { id: string } }) =>
  `mutation { removeGroupMember(input: { groupId: "g", groupMemberId: "${idOf(of)}" }) { id } }`
const transfer = (to: { profile: { id: string } }) =>
  `mutation { transferGroupOwnership(groupId: "g", groupMemberId: "${idOf(to)}") { id ownerId ownerType myRole } }`

describe('leading a group', () => {
  eachWorld((open) => {
    it('allows changing roles by rank (G-19, security case 21)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', admins: [LAMA], members: [REEM, SAAD] })
      const [huda, lama, reem, noura] = [await t.as(HUDA), await t.as(LAMA), await t.as(REEM), await t.as(NOURA)]
      expect((await huda(role(REEM, 'Admin'))).codes).toEqual([])
      expect((await huda(role(REEM, 'Admin'))).codes).toEqual(['NO_CHANGES_TO_UPDATE'])
      expect((await huda(role(REEM, 'Owner'))).codes).toEqual(['DTO_VALIDATION_ERROR'])
      expect((await huda(role(HUDA, 'Member'))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await lama(role(SAAD, 'Admin'))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await lama(remove(HUDA))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await lama(remove(REEM))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await noura(remove(SAAD))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await lama(remove(SAAD))).codes).toEqual([])
      expect((await lama(remove(SAAD))).codes).toEqual(['GROUP_MEMBER_NOT_FOUND'])
      expect((await huda(role(REEM, 'Member'))).codes).toEqual([])
      expect((await reem(role(REEM, 'Admin'))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect(await t.members('g')).toEqual([`Owner ${HUDA.profile.id}`, `Admin ${LAMA.profile.id}`, `Member ${REEM.profile.id}`])
      expect(await t.countsAreTrue()).toBe(true)
    })

    it('affects only members of that group, for any id that is sent', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g' })
      await t.add({ id: 'h', owner: NOURA, members: [REEM] })
      const huda = await t.viewer(HUDA)
      const foreign = { groupId: 'g', groupMemberId: `h-${REEM.profile.id}` }
      const none = { groupId: 'g', groupMemberId: 'none' }
      for (const act of [
        (input: typeof none) => t.groups.removeMember(huda, input),
        (input: typeof none) => t.groups.changeRole(huda, { ...input, role: 'Admin' }),
        (input: typeof none) => t.groups.transfer(huda, input),
      ])
        for (const input of [foreign, none, { ...none, groupMemberId: 'x'.repeat(10_000) }])
          expect(await refusal(act(input))).toBe('GROUP_MEMBER_NOT_FOUND')
      expect(await t.members('h')).toHaveLength(2)
    })

    it('can be handed over: the former owner becomes an admin, and the new owner is notified (G-21)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', members: [REEM] })
      const huda = await t.as(HUDA)
      expect((await (await t.as(REEM))(transfer(REEM))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await huda(transfer(REEM))).data).toEqual({
        transferGroupOwnership: { id: 'g', ownerId: REEM.profile.id, ownerType: 'INFLUENCER', myRole: 'Admin' },
      })
      expect(await t.members('g')).toEqual([`Admin ${HUDA.profile.id}`, `Owner ${REEM.profile.id}`])
      expect(await t.noticesOf(REEM)).toMatchObject([{ type: 'GROUP_OWNERSHIP_TRANSFERRED', id: 'g', meta: { groupName: 'Bread' } }])
      expect((await huda(transfer(REEM))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await huda('mutation { leaveGroupMembership(groupId: "g") { id } }')).codes).toEqual([])
    })

    it('includes deleting it: it disappears, open invitations end, and its name is free after thirty days (G-22)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', userName: 'bread', isPrivate: true, members: [LAMA] })
      const [huda, lama] = [await t.viewer(HUDA), await t.viewer(LAMA)]
      const { id } = await t.groups.invite(huda, { groupId: 'g', profileId: REEM.profile.id, profileType: 'INFLUENCER' })
      await t.groups.join(await t.viewer(NOURA), 'g')
      expect(await refusal(t.groups.delete(lama, 'g'))).toBe('UNAUTHORIZED_UPDATING')
      await t.groups.delete(huda, 'g')
      const as = await t.as(LAMA)
      for (const call of [
        'group(groupId: "g") { id }',
        'publicGroup(user_name: "bread") { id }',
        'GroupMembers(filter: { groupId: "g" }) { count }',
      ])
        expect((await as(`{ ${call} }`)).codes).toEqual(['GROUP_NOT_FOUND'])
      expect((await as('{ groupMemberShip(groupId: "g") { role } groups { count } myGroups { count } }')).data).toEqual({
        groupMemberShip: null,
        groups: { count: 0 },
        myGroups: { count: 0 },
      })
      expect((await t.waiting('g')).map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled'])
      expect((await t.noticesOf(REEM))[0]?.meta).toMatchObject({ cancelled_at: expect.any(String) as string })
      expect(
        await refusal(t.groups.answerInvitation(await t.viewer(REEM), { groupId: 'g', groupInvitationId: id, status: 'Accepted' })),
      ).toBe('UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST')
      for (const act of [
        async () => t.groups.delete(huda, 'g'),
        async () => t.groups.leave(lama, 'g'),
        async () => t.groups.join(lama, 'g'),
        async () => t.groups.update(huda, { id: 'g', name: 'Other' }),
      ])
        expect(await refusal(act())).toBe('GROUP_NOT_FOUND')
      const isFree = async () => (await as('{ isUserNameAvailable(userName: "Bread", scope: GROUP) }')).data
      expect(await isFree()).toEqual({ isUserNameAvailable: false })
      t.deps.clock.advance(30 * 24 * 60 * 60_000)
      expect(await t.services.profiles.isNameAvailable(lama, 'Bread', 'GROUP')).toBe(true)
    })
  })
})

describe('when a member’s profile ends', () => {
  eachWorld((open) => {
    const suspend = async (t: Awaited<ReturnType<typeof groupsHarness>>, id: string, event: 'suspended' | 'closed' = 'suspended') =>
      inTransaction(t.db, (tx) => moveProfile(tx, t.deps, id, event))

    it('the oldest admin takes over from a suspended owner, who stays as a member (G-24, X-51)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', admins: [LAMA, SAAD], members: [REEM] })
      await suspend(t, HUDA.profile.id)
      expect(await t.members('g')).toEqual([
        `Member ${HUDA.profile.id}`,
        `Owner ${LAMA.profile.id}`,
        `Admin ${SAAD.profile.id}`,
        `Member ${REEM.profile.id}`,
      ])
      expect(await t.group('g')).toMatchObject({ owner_id: LAMA.profile.id, members_count: 4 })
      expect(await t.noticesOf(LAMA)).toMatchObject([{ type: 'GROUP_OWNERSHIP_TRANSFERRED', id: 'g' }])
    })

    it('the oldest member takes over from a closed account, and a group without other members is deleted', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', members: [REEM, SAAD] })
      await t.add({ id: 'alone' })
      await t.add({ id: 'h', owner: NOURA, isPrivate: true })
      const huda = await t.viewer(HUDA)
      await t.groups.join(huda, 'h')
      await t.groups.invite(huda, { groupId: 'alone', profileId: REEM.profile.id, profileType: 'INFLUENCER' })
      await suspend(t, REEM.profile.id)
      await suspend(t, HUDA.profile.id, 'closed')
      expect(await t.members('g')).toEqual([`Member ${REEM.profile.id}`, `Owner ${SAAD.profile.id}`])
      expect((await t.group('alone')).deleted_at).toBe(t.deps.clock.now())
      expect((await t.waiting('alone')).map(({ status }) => status)).toEqual(['Cancelled'])
      // Huda's request is withdrawn, and the leaders' notification about it has no answer buttons any more.
      expect((await t.waiting('h')).map(({ status }) => status)).toEqual(['Cancelled'])
      expect((await t.noticesOf(NOURA))[0]?.meta).toMatchObject({ cancelled_at: expect.any(String) as string })
      expect(await t.countsAreTrue()).toBe(true)
    })

    it('a suspended account leaves its groups once it is closed, in any role, and its request is withdrawn', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', owner: NOURA, admins: [HUDA], members: [LAMA] })
      await t.add({ id: 'h', owner: NOURA, isPrivate: true })
      await t.groups.join(await t.viewer(HUDA), 'h')
      for (const event of ['suspended', 'closed'] as const)
        await inTransaction(t.db, (tx) => t.services.profiles.moveAll(tx, HUDA.user.id, event))
      expect(await t.members('g')).toEqual([`Owner ${NOURA.profile.id}`, `Member ${LAMA.profile.id}`])
      expect((await t.waiting('h')).map(({ status }) => status)).toEqual(['Cancelled'])
      expect(await t.countsAreTrue()).toBe(true)
    })

    it('a rejected profile’s memberships end, and the member counts are correct afterwards (G-29)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', owner: NOURA, members: [REEM, LAMA] })
      await t.db.updateTable('profiles').set({ status: 'AdminVerifying' }).where('id', '=', REEM.profile.id).execute()
      await inTransaction(t.db, (tx) => moveProfile(tx, t.deps, REEM.profile.id, 'reviewRejected'))
      expect(await t.members('g')).toEqual([`Owner ${NOURA.profile.id}`, `Member ${LAMA.profile.id}`])
      expect(await t.group('g')).toMatchObject({ members_count: 2 })
      expect(await refusal(t.groups.join(await t.viewer(REEM), 'g'))).toBe('USER_NOT_VERIFIED')
    })
  })
})
