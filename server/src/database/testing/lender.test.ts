import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { worldAt } from '@wasla/mocks/world/world.ts'
import { seedWorld } from '../../demo/seed.ts'
import type { Database } from '../database.ts'
import { testMoment } from './each-database.ts'
import { lender } from './lender.ts'
import { newPglitePlace, pglite } from './pglite.ts'

/** Returns for each table a sum over the texts of its rows; null if it is empty. */
async function contentOf(db: Database): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by relname`.execute(db)
  const all: Record<string, string | null> = {}
  for (const { name } of rows) {
    const { rows: sums } = await sql<{ sum: string | null }>`
      select sum(hashtextextended(one::text, 0))::text as sum from ${sql.table(name)} as one`.execute(db)
    all[name] = sums[0]?.sum ?? null
  }
  return all
}

beforeAll(async () => void (await pglite()), 180_000)

it('a schema is lent again with the rows of its fill after a test wrote, changed or deleted rows', async () => {
  const open = lender(newPglitePlace, testMoment, (handle) => seedWorld(handle, worldAt(testMoment), testMoment))
  const first = await open()
  const asFilled = await contentOf(first.db)
  await first.close()
  expect(asFilled['profiles']).not.toBeNull()
  for (const change of [
    `update profiles set bio = 'changed' where id = (select min(id) from profiles)`,
    'delete from notifications',
    'truncate notifications cascade',
    'begin; delete from notifications; rollback',
    'begin; savepoint one; delete from notifications; rollback to one; update users set language = language; commit',
    'select 1',
  ]) {
    const { close } = await open()
    await (await pglite()).exec(change)
    await close()
    const again = await open()
    expect(await contentOf(again.db), change).toEqual(asFilled)
    await again.close()
  }
})
