import { describe, expect, it } from 'vitest'
import { BAYT_ALSOURA } from '@wasla/mocks/world/businesses.ts'
import { REEM } from '@wasla/mocks/world/networkers.ts'
import { world } from '@wasla/mocks/world/world.ts'
import { lastLines, adminTestApp } from '../admin/testing/admin-app.ts'
import { emptyWallets } from '../wallet/testing/empty.ts'
import { createFilesService } from '../files/service.ts'
import { memoryFiles } from '../../testing/memory-files.ts'
import { eraseDue } from './erase.ts'
import { eachWorld } from '../../testing/test-world.ts'

const day = 86_400_000
const reemsIban = world.withdrawalAccounts.find(({ profileId }) => profileId === REEM.profile.id)?.iban

describe('a closed account', () => {
  eachWorld((open) => {
    it('is erased after thirty days, and its number can sign up again', async () => {
      const t = await adminTestApp(await open())
      const { db, service, lead, clock } = t
      const removed: string[] = []
      const revoked: string[] = []
      const social = { revokeGrants: async (id: string) => void revoked.push(id) }
      const files = { ...t.services.files, remove: async (ids: readonly string[]) => void removed.push(...ids) }
      const tellsOf = async () => {
        const rows = await Promise.all([
          db.selectFrom('users').selectAll().execute(),
          db.selectFrom('profiles').selectAll().execute(),
          db.selectFrom('social_links').selectAll().execute(),
          db.selectFrom('withdrawal_accounts').selectAll().execute(),
          db.selectFrom('audit').selectAll().execute(),
          db.selectFrom('saved_people_filters').selectAll().execute(),
          db.selectFrom('brand_collaborations').select('brand_name').where('individual_profile_id', '=', REEM.profile.id).execute(),
        ])
        const text = JSON.stringify(rows)
        return ['Her racers', REEM.user.mobileNo, reemsIban, `"${REEM.profile.userName}"`, BAYT_ALSOURA.profile.name].filter((word) =>
          text.includes(word ?? '?'),
        )
      }
      expect(world.brandCollaborations.some(({ individualProfileId }) => individualProfileId === REEM.profile.id)).toBe(true)
      const closedBefore = world.users.flatMap(({ id, closedAt }) => (closedAt === null ? [] : [id])).toSorted()
      await db
        .insertInto('saved_people_filters')
        .values({
          ...{ id: 'saved', profile_id: REEM.profile.id, name: 'Her racers', filter: '{"interests":["racing"]}', seen: '[]' },
          ...{ created_at: 1, looked_at: 1, look_at: 1 },
        })
        .execute()
      await db
        .insertInto('brand_days')
        .values({
          id: 'days',
          profile_id: REEM.profile.id,
          name: 'Her race',
          first_day: '2026-05-01',
          last_day: '2026-05-02',
          created_at: 1,
        })
        .execute()
      await emptyWallets(t, REEM.user.id)
      await service.closeAccount(lead, REEM.user.id, { reason: 'Asked for by mail' })
      clock.advance(30 * day - 1)
      await eraseDue(t, { files, social })
      expect((await tellsOf()).length).toBe(5)
      expect(revoked.toSorted()).toEqual(closedBefore)
      clock.advance(1)
      await Promise.all([1, 2].map(() => eraseDue(t, { files, social })))
      expect(revoked).toContain(REEM.user.id)
      expect(await tellsOf()).toEqual([])
      const sides = world.managedAccounts.filter(({ talentId }) => talentId === REEM.profile.id)
      expect(sides).toHaveLength(3)
      expect(await db.selectFrom('managed_accounts').select('id').where('talent_id', '=', REEM.profile.id).execute()).toEqual([])
      expect(await db.selectFrom('licences').select('id').where('profile_id', '=', REEM.profile.id).execute()).toEqual([])
      expect(await db.selectFrom('brand_days').select('id').where('profile_id', '=', REEM.profile.id).execute()).toEqual([])
      expect(removed.length).toBeGreaterThan(0)
      expect(new Set(removed).size).toBe(removed.length)
      expect((await service.users({ term: REEM.user.mobileNo })).count).toBe(0)
    })

    it('is erased completely even if the file store was down or the process ended in between', async () => {
      const t = await adminTestApp(await open())
      const store = memoryFiles()
      const files = createFilesService({ ...t, files: store })
      const { user_id: sender } = await t.db.selectFrom('files').select('user_id').orderBy('id').executeTakeFirstOrThrow()
      const own = await t.db.selectFrom('files').select(['id', 'extension']).where('user_id', '=', sender).execute()
      for (const { id, extension } of own) store.stored.set(`${id}.${extension}`, Buffer.from('x'))
      await emptyWallets(t, sender)
      await t.service.closeAccount(t.lead, sender, { reason: 'Asked for by mail' })
      t.clock.advance(30 * day)
      store.broken = true
      await eraseDue(t, { files, social: { revokeGrants: () => Promise.reject(new Error('sealed with another key')) } })
      expect(await files.find(own[0]?.id ?? '')).toBeNull()
      expect(store.stored.size).toBe(own.length)
      await expect(files.sweep()).rejects.toThrow(/could not be removed/)
      store.broken = false
      await files.sweep()
      expect(store.stored.size).toBe(0)
      expect(
        await t.db
          .selectFrom('verification_documents')
          .select('name')
          .where(
            'file_id',
            'in',
            own.map(({ id }) => id),
          )
          .execute(),
      ).toEqual([])
    })

    it('leaves the actions on the account in the audit log, without the admins’ texts about it', async () => {
      const t = await adminTestApp(await open())
      const { id } = REEM.user
      await t.service.setProfileLabel(t.lead, REEM.profile.id, { label: 'Reem of the races' })
      await t.service.setSuspended(t.lead, id, { suspended: true, reason: 'Her brother wrote' })
      await t.service.setSuspended(t.lead, id, { suspended: false, reason: 'He wrote again' })
      await emptyWallets(t, id)
      await t.service.closeAccount(t.lead, id, { reason: 'Asked for by mail' })
      t.clock.advance(30 * day)
      await eraseDue(t, { files: t.services.files, social: { revokeGrants: () => Promise.resolve() } })
      // Other accounts of the demo were also closed long enough ago to be erased.
      const lines = (await lastLines(t, 50)).filter(({ target }) => target === id || target === REEM.profile.id)
      expect(lines.map(({ action }) => action)).toEqual([
        'profiles.erased',
        'admin.accountClosed',
        'admin.userReinstated',
        'admin.userSuspended',
        'admin.profileLabelled',
      ])
      for (const words of ['Reem', 'brother', 'wrote', 'mail']) expect(JSON.stringify(lines)).not.toContain(words)
      expect(lines[3]).toMatchObject({ before: { isSuspended: false }, after: { isSuspended: true, reason: null } })
      await expect(t.db.updateTable('audit').set({ erased_at: 1 }).execute()).rejects.toThrow()
      await expect(t.db.updateTable('audit').set({ action: 'nothing' }).execute()).rejects.toThrow(/only added to/)
      await expect(t.db.deleteFrom('audit').execute()).rejects.toThrow(/only added to/)
    })
  })
})
