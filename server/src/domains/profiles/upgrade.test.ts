import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { newcomers } from '../onboarding/testing/newcomers.ts'
import { refusal } from '../session/testing/session-harness.ts'

describe('becoming an agent', () => {
  eachDatabase((open) => {
    // Security case 18.
    it('happens once, even if it is requested several times, and only to networkers', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      const { upgrade } = t.services.profiles
      for (const type of ['BRAND', 'AGENCY', 'INFLUENCER'] as const)
        expect(await refusal(upgrade(viewer, type))).toBe('DTO_VALIDATION_ERROR')
      const tried = await Promise.all([1, 2, 3].map(() => refusal(upgrade(viewer, 'AGENT'))))
      expect(tried.filter((one) => one === 'NO_CHANGES_TO_UPDATE')).toHaveLength(2)
      const brand = await t.asNow({ userId: viewer.userId, profileId: await t.addProfile(viewer.userId, 'BRAND') })
      expect(await refusal(upgrade(brand, 'AGENT'))).toBe('UNAUTHORIZED_UPDATING')
      expect((await t.db.selectFrom('audit').select('action').execute()).map(({ action }) => action)).toEqual(['profiles.upgraded'])
    })

    it('leaves id and name unchanged, and stores the former address', async () => {
      const t = newcomers(await open())
      const viewer = await t.newcomer()
      await t.db.updateTable('profiles').set({ user_name: 'Noura', user_name_key: 'noura' }).where('id', '=', viewer.profileId).execute()
      expect(await t.services.profiles.upgrade(viewer, 'AGENT')).toEqual({ isActiveMembership: true })
      expect(await t.profile(viewer.profileId)).toMatchObject({ type: 'AGENT', is_active_membership: 1, user_name: 'Noura' })
      expect(await t.db.selectFrom('former_addresses').select(['profile_id', 'type', 'user_name_key', 'until']).execute()).toEqual([
        { profile_id: viewer.profileId, type: 'INFLUENCER', user_name_key: 'noura', until: null },
      ])
      const revert = () => inTransaction(t.db, (tx) => t.services.profiles.revertMembership(tx, viewer.profileId))
      expect([await revert(), await revert()]).toEqual(['reverted', 'notAnAgent'])
    })
  })
})

describe('a user name', () => {
  eachDatabase((open) => {
    it('is free unless another profile has it or had it lately, or it is reserved', async () => {
      const t = newcomers(await open())
      const [viewer, other] = [await t.newcomer(), await t.newcomer()]
      await t.db.updateTable('profiles').set({ user_name: 'Taken_1', user_name_key: 'taken_1' }).where('id', '=', other.profileId).execute()
      await t.db
        .insertInto('former_addresses')
        .values({
          id: 'former',
          profile_id: other.profileId,
          type: 'INFLUENCER',
          user_name_key: 'before',
          until: t.clock.now() + 1000,
          created_at: 0,
        })
        .execute()
      const isFree = (name: string, who = viewer) => t.services.profiles.isNameAvailable(who, name, 'PROFILE')
      expect(await isFree('mine')).toBe(true)
      for (const name of ['taken_1', 'TAKEN_1', 'Before', 'admin', 'no', 'نورة']) expect([name, await isFree(name)]).toEqual([name, false])
      expect(await isFree('taken_1', other)).toBe(true)
      expect(await isFree('before', other)).toBe(true)
      t.later(2)
      expect(await isFree('before')).toBe(true)
      expect(await t.services.profiles.isNameAvailable(viewer, 'taken_1', 'GROUP')).toBe(true)
      expect(await t.services.profiles.isNameAvailable(viewer, 'settings', 'GROUP')).toBe(false)
    })
  })
})
