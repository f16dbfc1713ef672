import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { inTransaction } from '#database/transaction.ts'
import { sessionHarness } from '../session/testing/session-harness.ts'
import { moveProfile } from './move.ts'

const number = '+966512345678'

describe('a profile', () => {
  eachDatabase((open) => {
    it('goes where its machine says, keeps what the state is made of, and its owner’s pages hear of it', async () => {
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

    it('stays where it is on what its machine does not know', async () => {
      const t = sessionHarness(await open())
      const { profileId } = await t.member(number)
      expect(await inTransaction(t.db, (tx) => moveProfile(tx, t, profileId, 'admitted'))).toBeNull()
      expect(await inTransaction(t.db, (tx) => moveProfile(tx, t, 'nobody', 'admitted'))).toBeNull()
      expect(await t.db.selectFrom('events').selectAll().execute()).toEqual([])
    })

    it('moves once, however many say so at once', async () => {
      const t = sessionHarness(await open())
      const { profileId } = await t.member(number)
      const notified = await Promise.all([1, 2, 3].map(() => inTransaction(t.db, (tx) => moveProfile(tx, t, profileId, 'accountSetUp'))))
      expect(notified.filter(Boolean)).toHaveLength(1)
    })

    it('comes back from a suspension to its previous state', async () => {
      const t = sessionHarness(await open())
      const { userId } = await t.member(number)
      const brand = await t.addProfile(userId, 'BRAND', 'AdminVerifying')
      const tell = (event: 'suspended' | 'reinstated') => inTransaction(t.db, (tx) => moveProfile(tx, t, brand, event))
      expect(await tell('suspended')).toMatchObject({ to: 'Inactive' })
      expect(await tell('suspended')).toBeNull()
      expect(await tell('reinstated')).toMatchObject({ to: 'AdminVerifying' })
      expect(await tell('reinstated')).toBeNull()
    })
  })
})
