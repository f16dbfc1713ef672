import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { HUDA, LAMA, NOURA, REEM, SAAD, YARA } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { createServices } from '../../services/services.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { moveProfile } from '../profiles/service.ts'
import { refusal } from '../session/testing/session-harness.ts'
import { addGroup, picture, viewerOf } from './testing/groups-harness.ts'

const times = <T>(count: number, work: (n: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, n) => work(n)))

/** Counts how often each result came. */
function tally(answers: readonly unknown[]) {
  const counts: Record<string, number> = {}
  for (const answer of answers) {
    const code = typeof answer === 'string' ? answer : ((answer as { code?: string }).code ?? 'done')
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

/** Two processes on one database without groups. */
async function processes(handle: DatabaseHandle) {
  const { db } = handle
  await db.deleteFrom('groups').execute()
  const deps = testDeps(handle)
  const services = [createServices(deps), createServices(deps)] as const
  const at = (n: number) => services[n % 2 ? 1 : 0].groups
  const count = async (table: 'group_members' | 'groups' | 'group_invitations') =>
    (await db.selectFrom(table).select('id').execute()).length
  const members = (id: string) => db.selectFrom('group_members').selectAll().where('group_id', '=', id).execute()
  const group = (id: string) => db.selectFrom('groups').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const countIsTrue = async (id: string) => (await group(id)).members_count === (await members(id)).length
  return { db, deps, services, at, count, members, group, countIsTrue, viewer: (member: typeof NOURA) => viewerOf(db, member) }
}

describe('concurrent requests', () => {
  eachWorld((open) => {
    it('let one person join five of ten groups (security case 26)', async () => {
      const t = await processes(await open())
      const noura = await t.viewer(NOURA)
      for (let n = 0; n < 10; n += 1) await addGroup(t.db, { id: `g${n}`, owner: YARA })
      const answers = await times(10, (n) => refusal(t.at(n).join(noura, `g${n}`)))
      expect(tally(answers)).toEqual({ done: 5, GROUPS_LIMIT_REACHED: 5 })
      expect(await t.count('group_members')).toBe(15)
      for (let n = 0; n < 10; n += 1) expect(await t.countIsTrue(`g${n}`)).toBe(true)
    })

    it('let one person create five of ten groups, and store no pictures of the refused ones', async () => {
      const t = await processes(await open())
      const noura = await t.viewer(NOURA)
      const photos = await times(10, () => picture(64, 64))
      const answers = await Promise.all(
        photos.map((photo, n) =>
          refusal(t.at(n).create(noura, { name: `Bread ${n}`, userName: `bread_${n}`, description: '<p>Who bakes</p>', photo })),
        ),
      )
      expect(tally(answers)).toEqual({ done: 5, GROUPS_LIMIT_REACHED: 5 })
      expect(await t.count('groups')).toBe(5)
      const stored = await t.db
        .selectFrom('files')
        .select('id')
        .where('stored_at', 'is not', null)
        .where('obsolete_at', 'is', null)
        .where('deleted_at', 'is', null)
        .where('profile_id', '=', NOURA.profile.id)
        .execute()
      expect(stored).toHaveLength(5)
    })

    it.each([
      ['one user name', ['Bread', 'bREAD']],
      ['user names that look alike', ['golden_bread', 'g01den_bread']],
    ] as const)('create one of two groups with %s', async (_, names) => {
      const t = await processes(await open())
      const [noura, huda] = [await t.viewer(NOURA), await t.viewer(HUDA)]
      const answers = names.map(async (userName, n) => {
        const input = { name: 'Bread', userName, description: '<p>Who bakes</p>', photo: await picture(64, 64) }
        return refusal(t.at(n).create(n ? noura : huda, input))
      })
      expect(tally(await Promise.all(answers))).toEqual({ done: 1, GROUP_USERNAME_CONFLICT: 1 })
      expect(await t.count('groups')).toBe(1)
    })

    it('make only one membership from twenty joins, and only one request from twenty requests (security case 25)', async () => {
      const t = await processes(await open())
      await addGroup(t.db, { id: 'g' })
      await addGroup(t.db, { id: 'p', isPrivate: true })
      const noura = await t.viewer(NOURA)
      expect(tally(await times(20, (n) => refusal(t.at(n).join(noura, 'g'))))).toEqual({ done: 1, GROUP_MEMBER_ALREADY_EXISTS: 19 })
      expect(tally(await times(20, (n) => refusal(t.at(n).join(noura, 'p'))))).toEqual({ done: 20 })
      expect([await t.members('g').then((all) => all.length), await t.count('group_invitations')]).toEqual([2, 1])
      expect(await t.countIsTrue('g')).toBe(true)
    })

    it('give the last place of a group to one person', async () => {
      const t = await processes(await open())
      await addGroup(t.db, { id: 'g', membersCount: 499 })
      const joiners = [NOURA, REEM, LAMA, SAAD, YARA]
      const viewers = await Promise.all(joiners.map((member) => t.viewer(member)))
      expect(tally(await Promise.all(viewers.map((viewer, n) => refusal(t.at(n).join(viewer, 'g')))))).toEqual({
        done: 1,
        GROUP_MEMBERS_LIMIT_REACHED: 4,
      })
      expect((await t.group('g')).members_count).toBe(500)
    })

    it('decide an invitation once, if it is accepted, declined and cancelled at the same time', async () => {
      const t = await processes(await open())
      await addGroup(t.db, { id: 'g', isPrivate: true })
      const [huda, reem] = [await t.viewer(HUDA), await t.viewer(REEM)]
      const { id } = await t.at(0).invite(huda, { groupId: 'g', profileId: REEM.profile.id, profileType: 'INFLUENCER' })
      const input = { groupId: 'g', groupInvitationId: id }
      const answers = await times(12, (n) =>
        refusal(
          n % 3 === 0
            ? t.at(n).cancelInvitation(huda, id)
            : t.at(n).answerInvitation(reem, { ...input, status: n % 3 === 1 ? 'Accepted' : 'Rejected' }),
        ),
      )
      expect(tally(answers)).toMatchObject({ done: 1 })
      const row = await t.db.selectFrom('group_invitations').selectAll().executeTakeFirstOrThrow()
      const others = row.status === 'Cancelled' ? 'UPDATE_CANCELLED_GROUP_INVITATION_BAD_REQUEST' : 'GROUP_INVITATION_UPDATE_FAILED'
      expect(tally(answers)).toEqual({ done: 1, [others]: 11 })
      expect(await t.members('g')).toHaveLength(row.status === 'Accepted' ? 2 : 1)
      expect(await t.countIsTrue('g')).toBe(true)
    })

    it('answer a request once, if two leaders answer it at the same time', async () => {
      const t = await processes(await open())
      await addGroup(t.db, { id: 'g', isPrivate: true, admins: [LAMA] })
      const [huda, lama, reem] = [await t.viewer(HUDA), await t.viewer(LAMA), await t.viewer(REEM)]
      const { id } = await t.at(0).join(reem, 'g')
      const answers = await times(10, (n) =>
        refusal(
          t.at(n).answerRequest(n % 2 ? huda : lama, { groupId: 'g', groupInvitationId: id, status: n % 3 ? 'Accepted' : 'Rejected' }),
        ),
      )
      expect(tally(answers)).toEqual({ done: 1, GROUP_INVITATION_UPDATE_FAILED: 9 })
      const notices = await t.db
        .selectFrom('notifications')
        .select('type')
        .where('profile_id', '=', REEM.profile.id)
        .where('reference_id', '=', id)
        .execute()
      expect(notices).toHaveLength(1)
      expect(await t.countIsTrue('g')).toBe(true)
    })

    it('let a person join before the group is deleted, or not at all', async () => {
      const t = await processes(await open())
      await addGroup(t.db, { id: 'g' })
      const [huda, noura] = [await t.viewer(HUDA), await t.viewer(NOURA)]
      const [joined, deleted] = await Promise.all([refusal(t.at(0).join(noura, 'g')), refusal(t.at(1).delete(huda, 'g'))])
      expect(deleted).toMatchObject({ answered: { id: 'g' } })
      expect([joined === 'GROUP_NOT_FOUND' ? 1 : 2]).toEqual([(await t.members('g')).length])
      expect(await refusal(t.at(0).join(noura, 'g'))).toBe('GROUP_NOT_FOUND')
      expect(await t.countIsTrue('g')).toBe(true)
    })

    it('leave one owner, if a group is handed to two members', async () => {
      const t = await processes(await open())
      await addGroup(t.db, { id: 'g', members: [REEM, LAMA] })
      const huda = await t.viewer(HUDA)
      const answers = await times(8, (n) =>
        refusal(t.at(n).transfer(huda, { groupId: 'g', groupMemberId: `g-${(n % 2 ? REEM : LAMA).profile.id}` })),
      )
      expect(tally(answers)).toEqual({ done: 1, UNAUTHORIZED_UPDATING: 7 })
      const owners = (await t.members('g')).filter(({ role }) => role === 'Owner')
      expect(owners.map((owner) => owner.profile_id)).toEqual([(await t.group('g')).owner_id])
    })

    it('do not leave a suspended member as the owner of a group that was handed to them', async () => {
      const t = await processes(await open())
      await addGroup(t.db, { id: 'g', members: [REEM, LAMA] })
      const huda = await t.viewer(HUDA)
      const suspend = inTransaction(t.db, (tx) => moveProfile(tx, t.deps, REEM.profile.id, 'suspended'))
      await Promise.all([refusal(t.at(0).transfer(huda, { groupId: 'g', groupMemberId: `g-${REEM.profile.id}` })), suspend])
      const owners = (await t.members('g')).filter(({ role }) => role === 'Owner')
      expect(owners).toHaveLength(1)
      expect(owners[0]?.profile_id).not.toBe(REEM.profile.id)
      expect((await t.group('g')).owner_id).toBe(owners[0]?.profile_id)
    })

    it('add a person who is suspended at the same time only if the answer to their invitation or request succeeded', async () => {
      const t = await processes(await open())
      await addGroup(t.db, { id: 'g', isPrivate: true })
      await addGroup(t.db, { id: 'p', isPrivate: true })
      const [huda, reem] = [await t.viewer(HUDA), await t.viewer(REEM)]
      const invited = await t.at(0).invite(huda, { groupId: 'g', profileId: REEM.profile.id, profileType: 'INFLUENCER' })
      const requested = await t.at(0).join(reem, 'p')
      const [accepted, letIn] = await Promise.all([
        refusal(t.at(0).answerInvitation(reem, { groupId: 'g', groupInvitationId: invited.id, status: 'Accepted' })),
        refusal(t.at(1).answerRequest(huda, { groupId: 'p', groupInvitationId: requested.id, status: 'Accepted' })),
        inTransaction(t.db, (tx) => moveProfile(tx, t.deps, REEM.profile.id, 'suspended')),
      ])
      for (const [id, answer] of [
        ['g', accepted],
        ['p', letIn],
      ] as const) {
        const place = (await t.members(id)).filter(({ profile_id }) => profile_id === REEM.profile.id)
        expect(place.map(({ role }) => role)).toEqual(tally([answer])['done'] ? ['Member'] : [])
        expect(await t.countIsTrue(id)).toBe(true)
      }
    })

    it('leave one owner, if the owner is suspended while others join and the group is handed to the heir', async () => {
      const t = await processes(await open())
      await addGroup(t.db, { id: 'g', admins: [LAMA], members: [REEM] })
      const [huda, noura, saad] = [await t.viewer(HUDA), await t.viewer(NOURA), await t.viewer(SAAD)]
      const [joined, followed, handed] = await Promise.all([
        refusal(t.at(0).join(noura, 'g')),
        refusal(t.at(1).join(saad, 'g')),
        refusal(t.at(1).transfer(huda, { groupId: 'g', groupMemberId: `g-${LAMA.profile.id}` })),
        inTransaction(t.db, (tx) => moveProfile(tx, t.deps, HUDA.profile.id, 'suspended')),
      ])
      expect(tally([joined, followed])).toEqual({ done: 2 })
      const members = await t.members('g')
      expect(members.filter(({ role }) => role === 'Owner').map((owner) => owner.profile_id)).toEqual([LAMA.profile.id])
      expect((await t.group('g')).owner_id).toBe(LAMA.profile.id)
      // If the handover came first, the former owner is an admin; if the suspension came first, they are a member.
      expect(members.find((one) => one.profile_id === HUDA.profile.id)?.role).toBe(tally([handed])['done'] ? 'Admin' : 'Member')
      expect([members.length, await t.countIsTrue('g')]).toEqual([5, true])
    })

    it('let a person in four groups accept one of two invitations', async () => {
      const t = await processes(await open())
      for (const id of ['a', 'b', 'c', 'd']) await addGroup(t.db, { id, owner: YARA, members: [REEM] })
      for (const id of ['x', 'y']) await addGroup(t.db, { id, isPrivate: true })
      const [huda, reem] = [await t.viewer(HUDA), await t.viewer(REEM)]
      const invited = await Promise.all(
        ['x', 'y'].map(async (id) => ({
          groupId: id,
          groupInvitationId: (await t.at(0).invite(huda, { groupId: id, profileId: REEM.profile.id, profileType: 'INFLUENCER' })).id,
        })),
      )
      expect(
        tally(await Promise.all(invited.map((input, n) => refusal(t.at(n).answerInvitation(reem, { ...input, status: 'Accepted' }))))),
      ).toEqual({ done: 1, GROUPS_LIMIT_REACHED: 1 })
    })

    it('make one invitation, if two leaders invite the same profile', async () => {
      const t = await processes(await open())
      await addGroup(t.db, { id: 'g', admins: [LAMA] })
      const [huda, lama] = [await t.viewer(HUDA), await t.viewer(LAMA)]
      const invite = { groupId: 'g', profileId: NABT_COFFEE.profile.id, profileType: 'BRAND' } as const
      expect(tally(await times(6, (n) => refusal(t.at(n).invite(n % 2 ? huda : lama, invite))))).toEqual({
        done: 1,
        USER_ALREADY_INVITED: 5,
      })
      expect(await t.count('group_invitations')).toBe(1)
    })
  })
})
