import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { openPostgres } from '#database/dialects/postgres.ts'
import { migrate } from '#database/migrations/migrate.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { emptySchema } from '#database/testing/real-postgres.ts'
import { inTransaction } from '#database/transaction.ts'
import { seedWorld } from '../../demo/seed.ts'
import { takeDue } from './stores/links.ts'

const lease = { most: 3, leasedUntil: testMoment + 1 }

describe.runIf(inject('postgresUrl'))('taking accounts that are due, on a PostgreSQL server', () => {
  it('leaves out accounts that another process has locked, and does not wait for it', async () => {
    const schema = await emptySchema(inject('postgresUrl') ?? '')
    onTestFinished(schema.drop)
    const handle = await openPostgres({ url: schema.url, create: true })
    onTestFinished(handle.close)
    const { db } = handle
    await migrate(db, handle.dialect, testMoment)
    await seedWorld(handle, worldAt(testMoment), testMoment)
    await sql`update social_links set measure_at = 0`.execute(db)
    const locked = await inTransaction(db, async (other) => {
      const theirs = await takeDue(other, testMoment, lease)
      // A wait would never end: this transaction ends after it.
      const ours = await takeDue(db, testMoment, lease)
      return { theirs, ours }
    })
    const ids = [...locked.theirs, ...locked.ours].map(({ id }) => id)
    expect(locked.theirs).toHaveLength(3)
    expect(locked.ours).toHaveLength(3)
    expect(new Set(ids).size).toBe(6)
  })

  it('takes each account once, and fails in no process, if many take while others change the accounts', async () => {
    const schema = await emptySchema(inject('postgresUrl') ?? '')
    onTestFinished(schema.drop)
    const [one, two] = await Promise.all([0, 1].map(() => openPostgres({ url: schema.url, create: true })))
    if (!one || !two) throw new Error('Two connections are needed')
    onTestFinished(one.close)
    onTestFinished(two.close)
    await migrate(one.db, one.dialect, testMoment)
    await seedWorld(one, worldAt(testMoment), testMoment)
    for (let round = 0; round < 10; round++) {
      await sql`update social_links set measure_at = 0`.execute(one.db)
      const takes = [one, two, one, two].map(async ({ db }) => {
        const taken: string[] = []
        for (;;) {
          const some = await takeDue(db, testMoment, lease)
          if (some.length === 0) return taken
          taken.push(...some.map(({ id }) => id))
        }
      })
      const ids = (await Promise.all(takes)).flat()
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBeGreaterThan(6)
    }
  })
})
