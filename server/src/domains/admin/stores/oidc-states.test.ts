import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import { deleteExpiredOidcStates, insertOidcState, takeOidcState } from './oidc-states.ts'

const state = { stateHash: 'state', deviceHash: 'browser' }

describe('the state of a sign-in by OpenID Connect', () => {
  eachDatabase((open) => {
    it('is taken by one of several concurrent calls, in the browser that began and before it expires', async () => {
      const { db } = await open()
      await insertOidcState(db, { ...state, expiresAt: 10 })
      expect(await takeOidcState(db, { ...state, deviceHash: 'another browser' }, 9)).toBe(false)
      expect(await takeOidcState(db, state, 10)).toBe(false)
      const taken = await Promise.all([1, 2, 3].map(() => takeOidcState(db, state, 9)))
      expect(taken.filter(Boolean)).toEqual([true])
    })

    it('is deleted if nobody comes back in time', async () => {
      const { db } = await open()
      await insertOidcState(db, { ...state, expiresAt: 10 })
      await insertOidcState(db, { stateHash: 'later', deviceHash: 'browser', expiresAt: 11 })
      await deleteExpiredOidcStates(db, 10)
      expect(await db.selectFrom('admin_oidc_states').select('state_hash').execute()).toEqual([{ state_hash: 'later' }])
    })
  })
})
