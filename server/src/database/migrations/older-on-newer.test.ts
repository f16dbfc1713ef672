import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { DatabaseRefused } from '../refused.ts'
import { eachDatabase, testMoment } from '../testing/each-database.ts'
import { firstSchema } from './first/first-schema.ts'
import { appliedMigrations } from './history.ts'
import { migrations } from './list.ts'
import { migrationsTable } from './marker.ts'
import { migrate, stepsOfNewer } from './migrate.ts'
import type { Migration } from './migration.ts'

const table = sql.table(migrationsTable)
const added: Migration = { name: '9998-added', olderMayRun: true, statements: () => ['alter table flags add column note text'] }
const renamed: Migration = {
  name: '9999-renamed',
  olderMayRun: false,
  statements: () => ['alter table flags rename column enabled to is_on'],
}

describe('a version that lacks steps of a database', () => {
  eachDatabase((open) => {
    it('starts if the steps that it lacks only added something, and can write to the tables', async () => {
      const { db, dialect } = await open()
      await migrate(db, dialect, testMoment, [...migrations, added])
      expect(await migrate(db, dialect, testMoment, migrations)).toEqual([])
      expect(await stepsOfNewer(db)).toEqual(['9998-added'])
      await db.insertInto('flags').values({ key: 'program', enabled: 1, updated_at: testMoment }).execute()
      expect(await migrate(db, dialect, testMoment, [...migrations, added])).toEqual([])
      expect(await stepsOfNewer(db, [...migrations, added])).toEqual([])
    })

    it('is refused if it does not know orders by codes', async () => {
      const { db, dialect } = await open()
      await expect(migrate(db, dialect, testMoment, [firstSchema])).rejects.toThrow('0004-promo-codes')
    })

    it('is refused if a step that it lacks changed something, and the error names that step', async () => {
      const { db, dialect } = await open()
      await migrate(db, dialect, testMoment, [...migrations, added, renamed])
      await expect(migrate(db, dialect, testMoment, [...migrations, added])).rejects.toThrow(
        new DatabaseRefused('The database was made by a newer version of the program (9999-renamed), and this one does not understand it.'),
      )
    })

    it('is refused if it also has steps that the database lacks', async () => {
      const { db, dialect } = await open()
      const own: Migration = { name: '9997-own', olderMayRun: true, statements: () => ['create table own (id text)'] }
      await migrate(db, dialect, testMoment, [...migrations, added])
      await expect(migrate(db, dialect, testMoment, [...migrations, own])).rejects.toThrow(
        'has steps of another version of the program (9998-added) and lacks some of this one (9997-own)',
      )
      expect((await appliedMigrations(db)).map(({ name }) => name)).not.toContain('9997-own')
    })

    it('reads a history that was made before it had the column, as if no step let older versions run', async () => {
      const { db, dialect } = await open()
      await sql`alter table ${table} drop column older_may_run`.execute(db)
      expect((await appliedMigrations(db)).map(({ olderMayRun }) => olderMayRun)).toEqual(migrations.map(() => false))
      expect(await migrate(db, dialect, testMoment, [...migrations, added])).toEqual(['9998-added'])
      expect((await appliedMigrations(db)).at(-1)).toEqual({ name: '9998-added', olderMayRun: true })
    })
  })
})

/** Statements that only add. A new column may be null or has a default. */
const adds = /^create (unique )?(table|index) |^alter table \S+ add column (?!.*\bnot null\b(?!.*\bdefault\b))/
/** A reference that keeps an older version from deleting the row to which it refers. */
const binds = /references \S+ \([^)]*\)(?! on delete (cascade|set null))/
const madeTable = /^create table (\S+)/
/** A unique index. On a table that is not new, it may refuse what an older version writes. */
const uniqueOn = /^create unique index \S+ on (\S+)/

describe('a step after which an older version may run', () => {
  const steps = migrations.filter(({ olderMayRun }) => olderMayRun)
  const both = ['sqlite', 'postgres'] as const

  it.each(steps.flatMap((step) => both.map((dialect) => [step.name, dialect, step.statements(dialect)] as const)))(
    'only adds: %s on %s',
    (_, __, statements) => {
      const made = statements.flatMap((statement) => madeTable.exec(statement)?.[1] ?? [])
      for (const statement of statements) {
        expect(statement).toMatch(adds)
        expect(statement).not.toMatch(binds)
        const [, on] = uniqueOn.exec(statement) ?? []
        if (on) expect(made).toContain(on)
      }
    },
  )
})
