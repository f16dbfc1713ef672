import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { HUDA, LAMA, NOURA, REEM, SAAD, YARA } from '@wasla/mocks/world/networkers.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { groupsHarness } from './testing/groups-harness.ts'

const day = 24 * 60 * 60_000
const join = 'mutation ($id: ID!) { joinGroup(groupId: $id) { id groupId } }'
const membership =
  'query ($id: ID!) { groupMemberShip(groupId: $id) { role type lastRequest { id status retryAt } invitation { id role status isJoinRequest expiresAt profile { fullName } } } }'
const requests =
  'query ($id: ID!) { groupInvitations(filter: { groupId: $id, isJoinRequest: true }, pagination: { limit: 5 }) { count data { id status isJoinRequest invitedByProfileId expiresAt profile { fullName userType } } } }'
const answer = (call: string, id: string, status: string) =>
  `mutation { ${call}(groupId: "g", groupInvitationId: "${id}", status: ${status}) { id groupId } }`

describe('a public group', () => {
  eachWorld((open) => {
    it('is joined at once and left again, and its member count is changed by one each time', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', membersCount: 400 })
      const noura = await t.as(NOURA)
      expect(await noura(join, { id: 'g' })).toMatchObject({ codes: [], data: { joinGroup: { groupId: 'g' } } })
      expect(await t.members('g')).toEqual([`Owner ${HUDA.profile.id}`, `Member ${NOURA.profile.id}`])
      expect(await t.group('g')).toMatchObject({ members_count: 401, active_at: t.deps.clock.now() })
      expect((await noura(membership, { id: 'g' })).data).toEqual({
        groupMemberShip: { role: 'Member', type: 'INFLUENCER', lastRequest: null, invitation: null },
      })
      expect((await noura(join, { id: 'g' })).codes).toEqual(['GROUP_MEMBER_ALREADY_EXISTS'])
      expect((await noura('mutation { leaveGroupMembership(groupId: "g") { groupId } }')).codes).toEqual([])
      expect(await t.group('g')).toMatchObject({ members_count: 400 })
      expect((await noura('mutation { leaveGroupMembership(groupId: "g") { groupId } }')).codes).toEqual(['GROUP_MEMBER_NOT_FOUND'])
      expect((await (await t.as(HUDA))('mutation { leaveGroupMembership(groupId: "g") { groupId } }')).codes).toEqual([
        'GROUP_MEMBERS_OWNER_CANNOT_LEAVE',
      ])
    })

    it('refuses the 501st member, and a person’s sixth group (G-01, G-02)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'full', membersCount: 500 })
      const noura = await t.viewer(NOURA)
      expect(await refusal(t.groups.join(noura, 'full'))).toBe('GROUP_MEMBERS_LIMIT_REACHED')
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await t.add({ id, owner: YARA })
      for (const id of ['a', 'b', 'c', 'd', 'e']) await t.groups.join(noura, id)
      expect(await refusal(t.groups.join(noura, 'f'))).toEqual({ code: 'GROUPS_LIMIT_REACHED', max: 5 })
      await t.groups.leave(noura, 'c')
      expect(await refusal(t.groups.join(noura, 'f'))).toMatchObject({ answered: { groupId: 'f' } })
      // A deleted group does not count.
      await t.groups.delete(await t.viewer(YARA), 'a')
      expect(await refusal(t.groups.join(noura, 'c'))).toMatchObject({ answered: { groupId: 'c' } })
    })
  })
})

describe('a private group', () => {
  eachWorld((open) => {
    it('gets a request, notifies its owner and admins, and lets the accepted person in', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true, admins: [LAMA], members: [SAAD] })
      const noura = await t.as(NOURA)
      const first = (await noura(join, { id: 'g' })).data
      expect((await noura(join, { id: 'g' })).data).toEqual(first)
      const [request] = await t.waiting('g')
      expect(request).toMatchObject({ status: 'Pending', is_join_request: 1, expires_at: null })
      const notice = {
        type: 'GROUP_REQUEST_CREATED',
        id: request?.id,
        meta: { groupId: 'g', groupName: 'Bread', groupImage: '/pictures/bread.svg', groupUserName: 'g' },
      }
      expect([await t.noticesOf(HUDA), await t.noticesOf(LAMA), await t.noticesOf(SAAD)]).toEqual([[notice], [notice], []])
      expect((await noura(membership, { id: 'g' })).data).toMatchObject({
        groupMemberShip: { role: 'Visitor', lastRequest: { id: request?.id, status: 'Pending', retryAt: null } },
      })

      const lama = await t.as(LAMA)
      expect((await lama(requests, { id: 'g' })).data).toMatchObject({
        groupInvitations: {
          count: 1,
          data: [
            {
              id: request?.id,
              isJoinRequest: true,
              invitedByProfileId: null,
              profile: { fullName: 'Noura Alotaibi', userType: 'INFLUENCER' },
            },
          ],
        },
      })
      expect((await (await t.as(SAAD))(requests, { id: 'g' })).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await noura(answer('updateRequestToJoinGroup', request?.id ?? '', 'Accepted'))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await lama(answer('updateRequestToJoinGroup', request?.id ?? '', 'Accepted'))).codes).toEqual([])
      expect(await t.members('g')).toContain(`Member ${NOURA.profile.id}`)
      expect(await t.noticesOf(NOURA)).toMatchObject([
        { type: 'REQUEST_TO_JOIN_GROUP_ACCEPTED', id: request?.id, meta: { groupName: 'Bread' } },
      ])
      for (const leader of [HUDA, LAMA])
        expect((await t.noticesOf(leader))[0]?.meta).toMatchObject({ groupId: 'g', accepted_at: expect.any(String) as string })
      expect((await lama(answer('updateRequestToJoinGroup', request?.id ?? '', 'Rejected'))).codes).toEqual([
        'GROUP_INVITATION_UPDATE_FAILED',
      ])
      expect(await t.countsAreTrue()).toBe(true)
    })

    it('updates the notifications of the requester and of the current leaders, but not of a former admin', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', admins: [LAMA, SAAD], isPrivate: true })
      await t.groups.join(await t.viewer(REEM), 'g')
      await t.groups.leave(await t.viewer(LAMA), 'g')
      const [request] = await t.waiting('g')
      await t.groups.answerRequest(await t.viewer(HUDA), { groupId: 'g', groupInvitationId: request?.id ?? '', status: 'Accepted' })
      const endsIn = async (member: typeof LAMA) => (await t.noticesOf(member)).map(({ meta }) => 'accepted_at' in meta)
      expect([await endsIn(HUDA), await endsIn(SAAD), await endsIn(LAMA)]).toEqual([[true], [true], [false]])
    })

    it('can be requested again seven days after a refusal (G-16)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true })
      const [noura, huda] = [await t.viewer(NOURA), await t.viewer(HUDA)]
      const { id } = await t.groups.join(noura, 'g')
      await t.groups.answerRequest(huda, { groupId: 'g', groupInvitationId: id, status: 'Rejected' })
      expect(await t.noticesOf(NOURA)).toMatchObject([{ type: 'REQUEST_TO_JOIN_GROUP_REJECTED' }])
      expect(await refusal(t.groups.join(noura, 'g'))).toEqual({ code: 'RATE_LIMITED', retryAfter: 7 * 24 * 3600 })
      expect(await t.groups.reading.membership(noura, 'g')).toMatchObject({
        lastRequest: { status: 'Rejected', retryAt: new Date(t.deps.clock.now() + 7 * day).toISOString() },
      })
      t.deps.clock.advance(7 * day)
      expect((await t.groups.join(noura, 'g')).id).not.toBe(id)
    })

    it('accepts nobody when it is made public; a person with an open request may then join (X-48)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true })
      const noura = await t.viewer(NOURA)
      await t.groups.join(noura, 'g')
      await t.groups.update(await t.viewer(HUDA), { id: 'g', isPrivate: false })
      expect(await t.members('g')).toEqual([`Owner ${HUDA.profile.id}`])
      await t.groups.join(noura, 'g')
      expect(await t.waiting('g')).toMatchObject([{ status: 'Accepted' }])
    })
  })
})

describe('an invitation', () => {
  const invite =
    'mutation ($id: ID!, $type: ProfileType!, $role: GroupRole) { InviteGroupMember(payload: { groupId: "g", profileId: $id, profileType: $type, role: $role }) { id } }'
  const to = ({ profile }: { profile: { id: string; type: string } }, role = 'Member') => ({ id: profile.id, type: profile.type, role })

  eachWorld((open) => {
    it('to a hidden group is visible only to its receiver, who accepts it from their panel', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true, isDiscoverable: false, admins: [LAMA] })
      const [huda, lama, reem] = [await t.as(HUDA), await t.as(LAMA), await t.as(REEM)]
      expect((await lama(invite, to(REEM, 'Admin'))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await reem(invite, to(REEM))).codes).toEqual(['GROUP_NOT_FOUND'])
      expect((await huda(invite, to(REEM, 'Admin'))).codes).toEqual([])
      expect((await huda(invite, to(REEM))).codes).toEqual(['USER_ALREADY_INVITED'])
      expect((await huda(invite, to(LAMA))).codes).toEqual(['GROUP_MEMBER_ALREADY_EXISTS'])
      expect((await huda(invite, { ...to(REEM), type: 'BRAND' })).codes).toEqual(['PROFILE_NOT_FOUND'])
      const [row] = await t.waiting('g')
      const id = row?.id ?? ''
      expect(await t.noticesOf(REEM)).toMatchObject([{ type: 'GROUP_INVITATION_CREATED', id, meta: { groupUserName: 'g' } }])
      expect((await reem(membership, { id: 'g' })).data).toMatchObject({
        groupMemberShip: {
          role: 'Visitor',
          invitation: {
            id,
            role: 'Admin',
            status: 'Pending',
            isJoinRequest: false,
            expiresAt: new Date(t.deps.clock.now() + 30 * day).toISOString(),
          },
        },
      })
      expect((await (await t.as(NOURA))(membership, { id: 'g' })).data).toEqual({ groupMemberShip: null })
      expect((await (await t.as(NOURA))(answer('updateGroupInvitation', id, 'Accepted'))).codes).toEqual(['GROUP_NOT_FOUND'])
      expect((await huda(answer('updateGroupInvitation', id, 'Accepted'))).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await reem(answer('updateGroupInvitation', id, 'Accepted'))).codes).toEqual([])
      expect(await t.members('g')).toContain(`Admin ${REEM.profile.id}`)
      expect((await t.noticesOf(REEM))[0]?.meta).toMatchObject({ accepted_at: expect.any(String) as string })
      expect((await reem(answer('updateGroupInvitation', id, 'Rejected'))).codes).toEqual(['GROUP_INVITATION_UPDATE_FAILED'])
    })

    it('cannot be accepted after it was cancelled, and the profile may be invited again', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true })
      const [huda, reem] = [await t.as(HUDA), await t.as(REEM)]
      await huda(invite, to(REEM))
      const [row] = await t.waiting('g')
      const cancel = `mutation { cancelGroupInvitation(groupInvitationId: "${row?.id ?? ''}") { id status } }`
      expect((await (await t.as(NOURA))(cancel)).codes).toEqual(['GROUP_INVITATION_NOT_FOUND'])
      expect((await reem(cancel)).codes).toEqual(['UNAUTHORIZED_UPDATING'])
      expect((await huda(cancel)).data).toEqual({ cancelGroupInvitation: { id: row?.id, status: 'Cancelled' } })
      expect((await huda(cancel)).codes).toEqual(['UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST'])
      expect((await reem(answer('updateGroupInvitation', row?.id ?? '', 'Accepted'))).codes).toEqual([
        'UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST',
      ])
      expect((await t.noticesOf(REEM))[0]?.meta).toMatchObject({ cancelled_at: expect.any(String) as string })
      expect((await huda(invite, to(REEM))).codes).toEqual([])
    })

    it('expires after thirty days (G-15)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true })
      const [huda, reem] = [await t.viewer(HUDA), await t.viewer(REEM)]
      const { id } = await t.groups.invite(huda, { groupId: 'g', profileId: REEM.profile.id, profileType: 'INFLUENCER' })
      t.deps.clock.advance(30 * day - 1)
      await t.groups.expireInvitations()
      expect(await t.waiting('g')).toMatchObject([{ status: 'Pending' }])
      t.deps.clock.advance(1)
      // The invitation counts as expired even before the timer runs.
      expect(await refusal(t.groups.answerInvitation(reem, { groupId: 'g', groupInvitationId: id, status: 'Accepted' }))).toBe(
        'UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST',
      )
      expect(await t.groups.reading.invitations(huda, { groupId: 'g' }, null)).toEqual({ count: 0, data: [] })
      await t.groups.expireInvitations()
      expect(await t.waiting('g')).toMatchObject([{ status: 'Cancelled', answered_at: t.deps.clock.now() }])
      expect((await t.noticesOf(REEM))[0]?.meta).toMatchObject({ cancelled_at: expect.any(String) as string })
    })

    it('is accepted by joining, and so is an open request (X-47, X-48)', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true })
      const [huda, reem] = [await t.viewer(HUDA), await t.viewer(REEM)]
      await t.groups.join(reem, 'g')
      await t.groups.invite(huda, { groupId: 'g', profileId: REEM.profile.id, profileType: 'INFLUENCER' })
      await t.groups.join(reem, 'g')
      expect((await t.waiting('g')).map(({ status }) => status)).toEqual(['Accepted', 'Accepted'])
      expect(await t.members('g')).toContain(`Member ${REEM.profile.id}`)
    })

    it('cannot be sent to one profile more than five times in a row', async () => {
      const t = await groupsHarness(await open())
      await t.add({ id: 'g', isPrivate: true })
      const huda = await t.viewer(HUDA)
      const invited = { groupId: 'g', profileId: NABT_COFFEE.profile.id, profileType: 'BRAND' } as const
      for (let n = 0; n < 5; n += 1) await t.groups.cancelInvitation(huda, (await t.groups.invite(huda, invited)).id)
      expect(await refusal(t.groups.invite(huda, invited))).toMatchObject({ code: 'RATE_LIMITED' })
    })
  })
})
