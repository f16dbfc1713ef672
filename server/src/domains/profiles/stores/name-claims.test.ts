import { describe, expect, it } from 'vitest'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { REEM } from '@wasla/mocks/world/networkers.ts'
import { isClash } from '#database/clash.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { testDeps } from '../../../testing/test-deps.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { moveProfile } from '../move.ts'
import { claimBusinessNames, claimUserName, isUserNameClaimed } from './name-claims.ts'

const claims = (db: Database) => db.selectFrom('name_claims').selectAll().orderBy('kind').orderBy('look').execute()
const { profile: nabt } = NABT_COFFEE
const { profile: rawshan } = RAWSHAN

describe('names that look alike', () => {
  eachWorld((open) => {
    it('are given to only one of several profiles that take them at the same moment', async () => {
      const { db } = await open()
      const take = (owner: { id: string; userId: string }, name: string) =>
        inTransaction(db, (tx) => claimUserName(tx, owner, name)).then(
          () => 'taken',
          (error: unknown) => (isClash(error) ? 'clash' : String(error)),
        )
      const tried = await Promise.all([take(REEM.profile, 'Dana_1'), take(nabt, 'DANA_l'), take(rawshan, 'dana_1')])
      expect(tried.toSorted()).toEqual(['clash', 'clash', 'taken'])
    })

    it('are given to one of two businesses of the same type, and to both if the types differ', async () => {
      const { db } = await open()
      const take = (owner: { id: string; userId: string }, name: string, type: 'BRAND' | 'AGENCY' = 'BRAND') =>
        inTransaction(db, (tx) => claimBusinessNames(tx, owner, type, [name]))
      const tried = await Promise.all([take(nabt, 'شركة الأفق'), take(rawshan, 'شرکه الافق')])
      expect(tried.toSorted()).toEqual([false, true])
      expect(await take(REEM.profile, 'شركة الافق', 'AGENCY')).toBe(true)
    })

    it('are free again after they are given up', async () => {
      const { db } = await open()
      expect(await isUserNameClaimed(db, 'reem_d0sari', nabt.id)).toBe(true)
      await inTransaction(db, (tx) => claimUserName(tx, REEM.profile, 'somebody_else'))
      expect(await isUserNameClaimed(db, 'reem_d0sari', nabt.id)).toBe(false)
    })

    it('are claimed by a business only while it is Active or under review', async () => {
      const handle = await open()
      const deps = testDeps(handle)
      const ofRawshan = async () => (await claims(handle.db)).filter((one) => one.profile_id === rawshan.id && one.kind === 'BRAND').length
      expect(await ofRawshan()).toBeGreaterThan(0)
      await inTransaction(handle.db, (tx) => moveProfile(tx, deps, rawshan.id, 'suspended'))
      expect(await ofRawshan()).toBe(0)
      await inTransaction(handle.db, (tx) => moveProfile(tx, deps, rawshan.id, 'reinstated'))
      expect(await ofRawshan()).toBeGreaterThan(0)
    })
  })
})
