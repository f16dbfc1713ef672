import { describe, expect, it } from 'vitest'
import type { ProfileSummary } from '@wasla/contract/admin/profile-summary.ts'
import { noSettings } from '@wasla/contract/profiles/new-profile.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { OMAR, SALMA } from '@wasla/mocks/world/agents.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { HAYA, SAMI } from '@wasla/mocks/world/unfinished.ts'
import { refusal } from '../../session/testing/session-harness.ts'
import { emptyWallets } from '../../wallet/testing/empty.ts'
import { lastLines, adminTestApp } from '../testing/admin-app.ts'
import { searchRowOf } from './search-row.ts'
import { eachWorld } from '../../../testing/test-world.ts'

const reason = 'Asked for by mail'

describe('users in the back office', () => {
  eachWorld((open) => {
    it('are found by number, name and user name, in either script and any spelling', async () => {
      const { service, world } = await adminTestApp(await open())
      const found = async (term: string) => (await service.users({ term, pagination: { limit: 100 } })).data.map((row) => row.id)
      const noura = NOURA.user.id
      const local = NOURA.user.mobileNo.replace('+966', '0')
      for (const term of [
        NOURA.user.mobileNo,
        local,
        local.slice(-6),
        `${local.slice(0, 3)} ${local.slice(3)}`,
        NOURA.profile.userName ?? '',
        'NOURA alot',
      ])
        expect([term, await found(term)]).toEqual([term, expect.arrayContaining([noura]) as unknown])
      expect(await found('هَيَا الدُّوسري')).toEqual([HAYA.user.id])
      expect(await found('هيا')).toContain(HAYA.user.id)
      expect(await found('nobody at all')).toEqual([])
      expect((await service.users({ term: '%' })).count).toBe(world.users.length)
    })

    it('are filtered by type and status of one of their profiles', async () => {
      const { service, world } = await adminTestApp(await open())
      const expected = (test: (profile: (typeof world.profiles)[number]) => boolean) =>
        new Set(world.profiles.filter(test).map(({ userId }) => userId)).size
      const count = async (search: Parameters<typeof service.users>[0]) => (await service.users(search)).count
      expect(await count({ profileType: 'BRAND', profileStatus: 'Rejected' })).toBe(
        expected((one) => one.type === 'BRAND' && one.status === 'Rejected'),
      )
      expect(await count({ profileStatus: 'Rejected' })).toBe(expected((one) => one.status === 'Rejected'))
      expect(await count({ profileType: 'AGENCY' })).toBe(expected((one) => one.type === 'AGENCY'))
      expect(await count({ suspended: true })).toBe(world.users.filter((user) => user.suspendedAt !== null).length)
      expect(await count({ suspended: false })).toBe(world.users.filter((user) => user.suspendedAt === null).length)
      const closed = world.users.filter((user) => user.closedAt !== null)
      expect(closed.length).toBeGreaterThan(0)
      const { data } = await service.users({ closed: true, pagination: { limit: 100 } })
      expect(data.map(({ id }) => id).toSorted()).toEqual(closed.map(({ id }) => id).toSorted())
      const inUse = world.users.filter((user) => user.closedAt === null && user.suspendedAt === null)
      expect(await count({ closed: false, suspended: false })).toBe(inUse.length)
    })

    it('are listed by page, the newest first or by name', async () => {
      const { service, world } = await adminTestApp(await open())
      const all = await service.users({ pagination: { limit: 100 } })
      expect(all.count).toBe(world.users.length)
      const created = all.data.map((row) => row.createdAt)
      expect(created).toEqual(created.toSorted().toReversed())
      const pages = [await service.users({ pagination: { limit: 7 } }), await service.users({ pagination: { limit: 7, offset: 7 } })]
      expect(pages.flatMap((page) => page.data.map((row) => row.id))).toEqual(all.data.slice(0, 14).map((row) => row.id))
      const byName = await service.users({ profileType: 'AGENCY', pagination: { sort: [{ field: 'name' }] } })
      expect(byName.data.map((row) => row.name)).toEqual(
        byName.data.map((row) => row.name).toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1)),
      )
      expect((await service.users({ pagination: { offset: 1_000_000 } })).data).toEqual([])
    })

    it('are found by their current names after a change and after a profile was removed', async () => {
      const { service, db } = await adminTestApp(await open())
      const names = async (term: string) => (await service.users({ term })).count
      expect(await names('zubaida')).toBe(0)
      await db.updateTable('profiles').set({ first_name: 'Zubaida' }).where('id', '=', NOURA.profile.id).execute()
      expect(await names('zubaida')).toBe(1)
      await db.updateTable('profiles').set({ deleted_at: 1 }).where('id', '=', NOURA.profile.id).execute()
      expect(await names('zubaida')).toBe(0)
    })

    it('are suspended with all profiles, lose their sessions, and are reinstated as they were, with the reason in the log', async () => {
      const t = await adminTestApp(await open())
      const { service, support, db, services } = t
      const caller = { address: '192.0.2.1', language: 'en', userAgent: 'test', deviceToken: null } as const
      const enter = async () => {
        const { challengeId } = await services.session.signIn({ countryId: 'SA', mobileNumber: '500000002' }, caller)
        return services.session.verifyOtp({ challengeId, code: '123456' }, caller)
      }
      const { accessToken } = await enter()
      const { rows } = { rows: await service.users({ term: '500000002' }) }
      const id = rows.data[0]?.id ?? ''
      const before = rows.data[0]?.profiles
      const suspended = await service.setSuspended(support, id, { suspended: true, reason })
      expect(suspended).toMatchObject({ isSuspended: true, suspendedAt: toDateTime(t.clock.now()), closedAt: null })
      expect((suspended.profiles as ProfileSummary[]).map(({ status }) => status)).toEqual(['Inactive'])
      expect(await refusal(services.session.readViewer(`Bearer ${accessToken}`))).toBe('USER_SUSPENDED')
      expect(await refusal(enter())).toBe('USER_SUSPENDED')
      expect(await refusal(service.setSuspended(support, id, { suspended: true, reason }))).toBe('NO_CHANGES_TO_UPDATE')

      const back = await service.setSuspended(support, id, { suspended: false, reason })
      expect(back.profiles).toEqual(before)
      expect(back).toMatchObject({ isSuspended: false, suspendedAt: null, closedAt: null })
      expect(await refusal(services.session.readViewer(`Bearer ${accessToken}`))).toBe('INVALID_SESSION')
      expect(await enter()).toHaveProperty('accessToken')
      expect(await lastLines(t, 2)).toMatchObject([
        { action: 'admin.userReinstated', target: id, before: { isSuspended: true }, after: { isSuspended: false, reason } },
        { action: 'admin.userSuspended', target: id, before: { isSuspended: false }, after: { isSuspended: true, reason } },
      ])
      expect(
        await db.selectFrom('sessions').select('revoked_why').where('user_id', '=', id).where('revoked_at', 'is not', null).execute(),
      ).toContainEqual({
        revoked_why: 'suspended',
      })
    })

    it('are shown with their groups, and the log records that a suspended user is no longer the owner of a group', async () => {
      const t = await adminTestApp(await open())
      const owner = t.world.groupMembers.find(
        ({ role, groupId, userId }) =>
          role === 'Owner' && t.world.groupMembers.some((other) => other.groupId === groupId && other.userId !== userId),
      )
      const id = owner?.userId ?? ''
      const group = t.world.groups.find((one) => one.id === owner?.groupId)
      const { groups } = await t.service.user(id)
      expect(groups).toHaveLength(t.world.groupMembers.filter(({ userId }) => userId === id).length)
      expect(groups).toContainEqual({ id: group?.id, name: group?.name, userName: group?.userName, role: 'Owner' })
      const { groups: after } = await t.service.setSuspended(t.support, id, { suspended: true, reason })
      expect(after).toContainEqual({ id: group?.id, name: group?.name, userName: group?.userName, role: 'Member' })
      const [line] = await lastLines(t, 1)
      expect(line?.before).toMatchObject({ groups: expect.arrayContaining([{ id: group?.id, role: 'Owner' }]) as unknown })
      expect(line?.after).toMatchObject({ groups: expect.arrayContaining([{ id: group?.id, role: 'Member' }]) as unknown })
      expect(JSON.stringify(line)).not.toContain(group?.name)
    })

    it('cannot be suspended without a reason, if unknown, or if already suspended', async () => {
      const { service, support } = await adminTestApp(await open())
      expect(await refusal(service.setSuspended(support, NOURA.user.id, { suspended: true, reason: '  ' }))).toBe('DTO_VALIDATION_ERROR')
      expect(await refusal(service.setSuspended(support, 'nobody', { suspended: true, reason }))).toBe('USER_NOT_FOUND')
      expect(await refusal(service.setSuspended(support, SAMI.user.id, { suspended: true, reason }))).toBe('NO_CHANGES_TO_UPDATE')
    })

    it('are closed once: sessions end, and every profile is inactive', async () => {
      const t = await adminTestApp(await open())
      const { service, lead } = t
      expect(await refusal(service.closeAccount(lead, NOURA.user.id, { reason }))).toBe('ACCOUNT_NOT_SETTLED')
      await emptyWallets(t, NOURA.user.id)
      const closed = await service.closeAccount(lead, NOURA.user.id, { reason })
      expect(closed).toMatchObject({ closedAt: toDateTime(t.clock.now()), isSuspended: false })
      expect((closed.profiles as ProfileSummary[]).every(({ status }) => status === 'Inactive')).toBe(true)
      expect(await refusal(service.closeAccount(lead, NOURA.user.id, { reason }))).toBe('NO_CHANGES_TO_UPDATE')
      const agreements = await t.db.selectFrom('managed_accounts').select('status').where('talent_id', '=', NOURA.profile.id).execute()
      expect(agreements).toEqual([{ status: 'Cancelled' }])
      expect(await lastLines(t, 1)).toMatchObject([{ action: 'admin.accountClosed', target: NOURA.user.id, after: { reason } }])
    })

    it('get a label under their name, and lose it again', async () => {
      const t = await adminTestApp(await open())
      const { service, lead } = t
      await service.setProfileLabel(lead, NOURA.profile.id, { label: ' Founding member ' })
      const labelOf = async () => ((await service.user(NOURA.user.id)).profiles as ProfileSummary[])[0]?.label
      expect(await labelOf()).toBe('Founding member')
      expect(await refusal(service.setProfileLabel(lead, NOURA.profile.id, { label: 'Founding member' }))).toBe('NO_CHANGES_TO_UPDATE')
      expect(await refusal(service.setProfileLabel(lead, NOURA.profile.id, { label: 'x'.repeat(41) }))).toBe('DTO_VALIDATION_ERROR')
      await service.setProfileLabel(lead, NOURA.profile.id, { label: '' })
      expect(await labelOf()).toBeNull()
      expect(await refusal(service.setProfileLabel(lead, 'none', { label: 'x' }))).toBe('PROFILE_NOT_FOUND')
      expect(await lastLines(t, 1)).toMatchObject([{ before: { label: 'Founding member' }, after: { label: null } }])
    })

    it('become networkers again after a reversion, if they were agents', async () => {
      const t = await adminTestApp(await open())
      const { service, lead } = t
      await service.revertMembership(lead, SALMA.profile.id, { reason })
      expect((await service.user(SALMA.user.id)).profiles).toMatchObject([{ type: 'INFLUENCER', isActiveMembership: false }])
      expect(await refusal(service.revertMembership(lead, SALMA.profile.id, { reason }))).toBe('UNAUTHORIZED_UPDATING')
      expect(await refusal(service.revertMembership(lead, 'none', { reason }))).toBe('PROFILE_NOT_FOUND')
    })

    it('cannot be reverted to networkers while they manage talents; a reversion ends their open requests', async () => {
      const t = await adminTestApp(await open())
      const { service, lead, db } = t
      const of = (statuses: readonly ('Pending' | 'Accepted')[]) =>
        db.selectFrom('managed_accounts').select('id').where('manager_id', '=', OMAR.profile.id).where('status', 'in', statuses).execute()
      expect(await refusal(service.revertMembership(lead, OMAR.profile.id, { reason }))).toBe('UNAUTHORIZED_UPDATING')
      expect((await service.user(OMAR.user.id)).profiles).toMatchObject([{ type: 'AGENT', isActiveMembership: true }])
      expect(await of(['Pending'])).not.toEqual([])
      await db.updateTable('managed_accounts').set({ status: 'Cancelled' }).where('status', '=', 'Accepted').execute()
      await service.revertMembership(lead, OMAR.profile.id, { reason })
      expect(await of(['Pending', 'Accepted'])).toEqual([])
    })
  })

  it('have one search row with the names of every profile and nothing private', () => {
    const row = searchRowOf({ userId: 'u', mobileNo: '+966512345678', createdAt: 1, suspendedAt: null }, [
      {
        ...noSettings,
        type: 'INFLUENCER',
        status: 'Active',
        onboardingStep: null,
        firstName: 'مُنى',
        lastName: 'الأحمد',
        userName: 'Muna_A',
      },
      { ...noSettings, type: 'BRAND', status: 'Active', onboardingStep: null, name: 'Café Nour' },
    ])
    expect(row).toMatchObject({ suspended: 0, sort_name: 'مني الاحمد', words: '966512345678 مني الاحمد cafe nour muna a' })
  })
})
