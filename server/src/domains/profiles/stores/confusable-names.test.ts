import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { REEM } from '@wasla/mocks/world/networkers.ts'
import { world, worldAt } from '@wasla/mocks/world/world.ts'
import { userNameConfusableKey } from '@wasla/contract/profiles/confusable-key.ts'
import { eachDatabase, openTestDatabase, testMoment } from '#database/testing/each-database.ts'
import { seedWorld } from '../../../demo/seed.ts'
import { isConfusableWithAnother, isConfusableWithAnotherBusiness } from './confusable-names.ts'

describe('a name that looks like another', () => {
  eachDatabase((open) => {
    it('is refused to everybody but the owner of the other name', async () => {
      const { db, dialect } = await open()
      await seedWorld({ db, dialect }, worldAt(testMoment), testMoment)
      expect(await isConfusableWithAnother(db, 'REEM_D0SARI', 'somebody')).toBe(true)
      expect(await isConfusableWithAnother(db, 'reem_d0sari', REEM.profile.id)).toBe(false)
      expect(await isConfusableWithAnother(db, 'reem_dosar', 'somebody')).toBe(false)
    })
  })

  it('is found by an index', async () => {
    const { db } = await openTestDatabase()
    const requested: string[] = []
    const seen = db.withPlugin({
      transformQuery: ({ node }) => {
        requested.push(db.getExecutor().compileQuery(node, { queryId: 'look' }).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    await isConfusableWithAnother(seen, 'anybody', 'somebody')
    await isConfusableWithAnotherBusiness(seen, ['anybody'], NABT_COFFEE.profile)
    const plans = await Promise.all(
      requested.map((text) => sql<{ detail: string }>`explain query plan ${sql.raw(text.replaceAll('?', "'x'"))}`.execute(db)),
    )
    const [ofUserName, ofName] = plans.map(({ rows }) => rows.map(({ detail }) => detail).join())
    expect(ofUserName).toContain('profiles_by_user_name_look')
    expect(ofName).toContain('SEARCH business_name_looks USING INDEX')
  })

  it('is not used by any profile of the demo', () => {
    const keys = world.profiles.flatMap(({ userName }) => (userName === null ? [] : [userNameConfusableKey(userName)]))
    expect(new Set(keys).size).toBe(keys.length)
  })
})
