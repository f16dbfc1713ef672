import { describe, expect, it } from 'vitest'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { sessionHarness } from '../session/testing/session-harness.ts'
import { moveAll, moveProfile } from './move.ts'
import { renameBusiness } from './testing/rename.ts'

const number = '+966512345678'

describe('changing the status of a profile', () => {
  eachDatabase((open) => {
    it('saves the next status of the state machine, and notifies the owner’s pages', async () => {
      const t = sessionHarness(await open())
      const { userId, profileId } = await t.member(number)
      const moved = await inTransaction(t.db, (tx) => moveProfile(tx, t, profileId, 'accountSetUp'))
      expect(moved).toMatchObject({ userId, from: 'Onboarding/SelectAccountType', to: 'Onboarding/ConnectSocialMedia' })
      expect(await t.db.selectFrom('profiles').select(['status', 'onboarding_step']).executeTakeFirst()).toEqual({
        status: 'Onboarding',
        onboarding_step: 'ConnectSocialMedia',
      })
      expect(await t.db.selectFrom('events').select(['user_id', 'kind', 'data']).execute()).toEqual([
        { user_id: userId, kind: 'profile', data: JSON.stringify({ profileId, state: 'Onboarding/ConnectSocialMedia' }) },
      ])
    })

    it('does nothing if the state has no transition for the event', async () => {
      const t = sessionHarness(await open())
      const { profileId } = await t.member(number)
      expect(await inTransaction(t.db, (tx) => moveProfile(tx, t, profileId, 'admitted'))).toBeNull()
      expect(await inTransaction(t.db, (tx) => moveProfile(tx, t, 'nobody', 'admitted'))).toBeNull()
      expect(await t.db.selectFrom('events').selectAll().execute()).toEqual([])
    })

    it('happens once if several processes send the event', async () => {
      const t = sessionHarness(await open())
      const { profileId } = await t.member(number)
      const notified = await Promise.all([1, 2, 3].map(() => inTransaction(t.db, (tx) => moveProfile(tx, t, profileId, 'accountSetUp'))))
      expect(notified.filter(Boolean)).toHaveLength(1)
    })

    it('restores the previous status after a suspension', async () => {
      const t = sessionHarness(await open())
      const { userId } = await t.member(number)
      const brand = await t.addProfile(userId, 'BRAND', 'AdminVerifying')
      const tell = (event: 'suspended' | 'reinstated') => inTransaction(t.db, (tx) => moveProfile(tx, t, brand, event))
      expect(await tell('suspended')).toMatchObject({ to: 'Inactive' })
      expect(await tell('suspended')).toBeNull()
      expect(await tell('reinstated')).toMatchObject({ to: 'AdminVerifying' })
      expect(await tell('reinstated')).toBeNull()
    })

    // Y-19.
    it('rejects a business whose name was taken while it was suspended, until it has another name', async () => {
      const t = sessionHarness(await open())
      const [{ userId }, other] = [await t.member(number), await t.member('+966512345679')]
      const [mine, copy] = [await t.addProfile(userId, 'BRAND', 'Active'), await t.addProfile(other.userId, 'BRAND', 'Active')]
      const named = (id: string, owner: string, name: string) => renameBusiness(t.db, { id, userId: owner, type: 'BRAND' }, { name })
      const tell = (id: string, event: 'suspended' | 'reinstated' | 'resubmitted') =>
        inTransaction(t.db, (tx) => moveProfile(tx, t, id, event))
      const status = async () =>
        (await t.db.selectFrom('profiles').select('status').where('id', '=', mine).executeTakeFirstOrThrow()).status
      expect(await named(mine, userId, 'Nabt')).toBe(true)
      await tell(mine, 'suspended')
      expect(await named(copy, other.userId, 'ΝΑΒΤ')).toBe(true)
      expect(await tell(mine, 'reinstated')).toMatchObject({ from: 'Inactive', to: 'Rejected' })
      expect(await status()).toBe('Rejected')
      const { codes } = await tell(mine, 'resubmitted').then(
        () => ({ codes: [] }),
        (error: unknown) => ({ codes: [error instanceof Problem ? error.code : String(error)] }),
      )
      expect(codes).toEqual(['BUSINESS_NAME_TAKEN'])
      await t.db.updateTable('profiles').set({ name: 'Nabt Roasters' }).where('id', '=', mine).execute()
      expect(await tell(mine, 'resubmitted')).toMatchObject({ to: 'AdminVerifying' })
    })

    it('reinstates a business if its name is free; a business that was under review is reinstated even if its name is taken', async () => {
      const t = sessionHarness(await open())
      const [{ userId }, other] = [await t.member(number), await t.member('+966512345679')]
      const [mine, waiting] = [await t.addProfile(userId, 'BRAND', 'Active'), await t.addProfile(userId, 'AGENCY', 'AdminVerifying')]
      const copy = await t.addProfile(other.userId, 'AGENCY', 'Active')
      await renameBusiness(t.db, { id: mine, userId, type: 'BRAND' }, { name: 'Nabt' })
      await renameBusiness(t.db, { id: waiting, userId, type: 'AGENCY' }, { name: 'Nabt' })
      const all = (event: 'suspended' | 'reinstated') => inTransaction(t.db, (tx) => moveAll(tx, t, userId, event))
      await all('suspended')
      await renameBusiness(t.db, { id: copy, userId: other.userId, type: 'AGENCY' }, { name: 'Nabt' })
      await all('reinstated')
      const rows = await t.db.selectFrom('profiles').select(['id', 'status']).where('id', 'in', [mine, waiting]).execute()
      expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({ [mine]: 'Active', [waiting]: 'AdminVerifying' })
      await expect(inTransaction(t.db, (tx) => moveProfile(tx, t, waiting, 'reviewApproved'))).rejects.toThrow('BUSINESS_NAME_TAKEN')
    })
  })
})
