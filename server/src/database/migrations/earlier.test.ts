import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { DatabaseRefused } from '../refused.ts'
import { eachDatabase, testMoment } from '../testing/each-database.ts'
import { firstSchema } from './first/first-schema.ts'
import { appliedMigrations, createdAt, record, removeHistory } from './history.ts'
import { migrate } from './migrate.ts'

const between = Array.from({ length: 75 }, (_, n) => `${String(n + 2).padStart(4, '0')}-step`)
const all = ['0001-first-tables', ...between, '0114-words-of-posts']

/** Gives a database the history of one that was made before the first schema. */
async function makeEarlier(db: Database, names: readonly string[]) {
  await removeHistory(db)
  for (const [at, name] of names.entries()) await record(db, name, testMoment + at)
}

describe('a database that was made before the first schema', () => {
  eachDatabase((open) => {
    it('continues with the first schema, and keeps its rows and the time at which it was made', async () => {
      const { db, dialect } = await open()
      await db.insertInto('flags').values({ key: 'program', enabled: 1, updated_at: 1 }).execute()
      await makeEarlier(db, all)
      expect(await migrate(db, dialect, testMoment + 1_000_000, [firstSchema])).toEqual([])
      expect(await appliedMigrations(db)).toEqual([{ name: firstSchema.name, olderMayRun: false }])
      expect(await createdAt(db)).toBe(testMoment)
      expect(await db.selectFrom('flags').select('key').execute()).toEqual([{ key: 'program' }])
      expect(await migrate(db, dialect, testMoment, [firstSchema])).toEqual([])
    })

    it.each([
      ['its last step is missing', all.slice(0, -1)],
      ['a step between is missing', all.filter((name) => name !== '0020-step')],
    ])('is refused if %s, and is told how to continue', async (_, names) => {
      const { db, dialect } = await open()
      await makeEarlier(db, names)
      await expect(migrate(db, dialect, testMoment, [firstSchema])).rejects.toThrow(
        new DatabaseRefused(
          'The database was made by an earlier version of the program, whose steps this one no longer has. First start the last version that has the step 0114-words-of-posts with it, once; then start this one. If you do not need the data, move the database away: the program makes a new one.',
        ),
      )
      expect((await appliedMigrations(db)).map(({ name }) => name)).toEqual(names)
    })

    it('gets the names and defaults of a new database where only PostgreSQL has others', async () => {
      const { db, dialect } = await open()
      if (dialect === 'sqlite') return
      for (const statement of [
        'alter table withdrawals rename constraint withdrawals_flags_check to withdrawals_flags_now_check',
        'alter table uncounted_days rename constraint uncounted_days_kind_check to uncounted_days_kind_check1',
        `alter table second_looks alter column reason set default 'REPEAT'`,
      ])
        await sql.raw(statement).execute(db)
      await makeEarlier(db, all)
      await migrate(db, dialect, testMoment, [firstSchema])
      const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
        where connamespace = current_schema()::regnamespace and conname like any (array['withdrawals_flags%check%', 'uncounted_days_kind_check%'])
        order by 1`.execute(db)
      expect(rows.map(({ name }) => name)).toEqual(['uncounted_days_kind_check', 'withdrawals_flags_check'])
      const defaults = await sql<{ column_default: string | null }>`select column_default from information_schema.columns
        where table_schema = current_schema() and table_name = 'second_looks' and column_name = 'reason'`.execute(db)
      expect(defaults.rows).toEqual([{ column_default: null }])
    })
  })
})
