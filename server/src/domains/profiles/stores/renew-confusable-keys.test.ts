import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { confusableLetters } from '@wasla/contract/generated/confusables.ts'
import { businessNameConfusableKeys, confusableKeyVersion } from '@wasla/contract/profiles/confusable-key.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { eachWorld } from '../../../testing/test-world.ts'
import { isConfusableWithAnotherBusiness } from './confusable-names.ts'
import { claimBusinessNames, releaseBusinessNames } from './name-claims.ts'
import { renewConfusableKeys } from './renew-confusable-keys.ts'

const { profile: nabt } = NABT_COFFEE
const { profile: rawshan } = RAWSHAN
const stranger = { userId: 'somebody', type: 'BRAND' } as const

const claims = (db: Database) =>
  db
    .selectFrom('name_claims')
    .select(['kind', 'look', 'profile_id'])
    .where('kind', '!=', 'userName')
    .orderBy('kind')
    .orderBy('look')
    .execute()
const keys = (db: Database) =>
  db.selectFrom('business_name_looks').selectAll().orderBy('kind').orderBy('look').orderBy('profile_id').execute()
const holder = async (db: Database, key: string) =>
  (await db.selectFrom('name_claims').select('profile_id').where('kind', '=', 'BRAND').where('look', '=', key).executeTakeFirst())
    ?.profile_id

/** Gives two businesses these names. An earlier rule allowed that, because it did not see the names as alike. */
async function callBoth(db: Database, [first, second]: readonly [string, string]): Promise<void> {
  for (const [profile, name, at] of [
    [nabt, first, 1000],
    [rawshan, second, 2000],
  ] as const)
    await db.updateTable('profiles').set({ name, name_in_other_script: null, created_at: at }).where('id', '=', profile.id).execute()
}

const renew = (db: Database, version?: number) => inTransaction(db, (tx) => renewConfusableKeys(tx, version))

describe('the confusable keys of business names', () => {
  eachWorld((open) => {
    it('are renewed for all businesses, once for each version of the rule', async () => {
      const { db } = await open()
      const seeded = [await keys(db), await claims(db)]
      expect(seeded[0]?.length).toBeGreaterThan(0)
      await db.deleteFrom('business_name_looks').execute()
      await db.deleteFrom('name_claims').where('kind', '!=', 'userName').execute()
      expect(await renew(db)).toBe(true)
      expect([await keys(db), await claims(db)]).toEqual(seeded)
      await callBoth(db, ['Café', 'CAFÉ'])
      expect(await renew(db)).toBe(false)
      expect([await keys(db), await claims(db)]).toEqual(seeded)
      expect(await renew(db, confusableKeyVersion + 1)).toBe(true)
      expect(await holder(db, 'cafe')).toBe(nabt.id)
    })

    it.each([
      ['capitals that no database folds', 'Café Nabt', 'CAFÉ NABT', 'cafénabt'],
      ['another alphabet', 'ΝΑΒΤ', 'Nabt', 'nabt'],
      ['letters without dots', 'ڡهد', 'فهد', 'فهد'],
    ])(
      'stay with both businesses if a new rule makes them alike (%s), and no third business may take them',
      async (_, first, second, third) => {
        const { db } = await open()
        await callBoth(db, [first, second])
        await renew(db)
        const bearers = new Set((await keys(db)).map(({ profile_id: id }) => id))
        expect([bearers.has(nabt.id), bearers.has(rawshan.id)]).toEqual([true, true])
        expect(await isConfusableWithAnotherBusiness(db, [third], stranger)).toBe(true)
        expect(await isConfusableWithAnotherBusiness(db, [third], { userId: 'somebody', type: 'AGENCY' })).toBe(false)
      },
    )

    it('are claimed by the active business even if the other one is older; the other one claims them once they are released', async () => {
      const { db } = await open()
      await callBoth(db, ['CAFÉ', 'café'])
      await renew(db, 7)
      expect(await holder(db, 'cafe')).toBe(nabt.id)
      await db.updateTable('profiles').set({ status: 'AdminVerifying' }).where('id', '=', nabt.id).execute()
      await renew(db, 8)
      expect(await holder(db, 'cafe')).toBe(rawshan.id)
      await inTransaction(db, (tx) => releaseBusinessNames(tx, rawshan.id))
      expect(await holder(db, 'cafe')).toBe(nabt.id)
      expect(await isConfusableWithAnotherBusiness(db, ['Cafe'], stranger)).toBe(true)
    })

    it('do not stop a business with a shared name from taking a second name', async () => {
      const { db } = await open()
      await callBoth(db, ['CAFÉ', 'café'])
      await renew(db, 7)
      const take = (needed: readonly string[]) =>
        inTransaction(db, (tx) => claimBusinessNames(tx, rawshan, 'BRAND', ['café', 'مقهى'], needed))
      expect(await take(['مقهى'])).toBe(true)
      expect(await take(['café', 'مقهى'])).toBe(false)
      expect(await holder(db, 'cafe')).toBe(nabt.id)
    })

    it('remain claimed for a second business of the same user when the first releases them', async () => {
      const { db } = await open()
      const second = { id: rawshan.id, userId: nabt.userId }
      const take = (owner: { id: string; userId: string }) =>
        inTransaction(db, (tx) => claimBusinessNames(tx, owner, 'BRAND', ['Nabt Roasters']))
      expect([await take(nabt), await take(second)]).toEqual([true, true])
      await inTransaction(db, (tx) => releaseBusinessNames(tx, second.id))
      expect(await holder(db, 'nabtroasters')).toBe(nabt.id)
    })

    it('are made if there are none and the version of the rule is unknown', async () => {
      const { db } = await open()
      const seeded = [await keys(db), await claims(db)]
      await db.deleteFrom('name_claims').where('kind', '!=', 'userName').execute()
      await db.deleteFrom('business_name_looks').execute()
      await db.deleteFrom('rule_versions').execute()
      expect(await renew(db)).toBe(true)
      expect([await keys(db), await claims(db)]).toEqual(seeded)
    })
  })
})

it('the rule that makes confusable keys of names has a version number, which grows with every change of the rule', () => {
  const arabic = Array.from({ length: 0x100 }, (_, n) => String.fromCodePoint(0x600 + n))
  const samples = [...arabic, ...arabic.map((letter) => `N${letter}bt`), '○asis', 'rn', 'vv', 'Nabt Coffee', 'قهوة نبت']
  const letters = [...confusableLetters.flatMap(([key, all]) => [key, ...all]), ...samples]
  const made = letters.map((letter) => [letter, businessNameConfusableKeys(letter)])
  const digest = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 16)
  expect([confusableKeyVersion, digest]).toEqual([2, '8eb243f4d90b5a06'])
})
