import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openDatabase, type DatabaseOptions } from '../database.ts'
import { emptySchema } from '../testing/real-postgres.ts'
import { migrations } from './list.ts'
import type { MigratorTask } from './testing/migrator.ts'

const program = fileURLToPath(new URL('testing/migrator.ts', import.meta.url))
const allSteps = migrations.length + 1

async function run(task: MigratorTask) {
  const child = spawn(process.execPath, [program, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { said, code: child.exitCode, signal: child.signalCode }
}

/** Migrates in a process that is not killed. Returns the steps and the number of statements that ran. */
async function finish(place: DatabaseOptions, steps: number) {
  const { said, code } = await run({ place, steps, killAfter: null })
  expect(code).toBe(0)
  return JSON.parse(said) as { names: string[]; ran: number }
}

/** Returns the names of everything in a schema, with the columns of the tables. */
async function schemaAt(place: DatabaseOptions): Promise<string[]> {
  const { db, dialect, close } = await openDatabase(place)
  const named =
    dialect === 'sqlite'
      ? sql<{ name: string }>`select name || ' ' || coalesce(sql, '') as name from sqlite_master order by 1`
      : sql<{ name: string }>`
          select c.relname || ' ' || coalesce(string_agg(a.attname, ',' order by a.attnum), '') as name
          from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
          where c.relnamespace = current_schema()::regnamespace group by c.oid, c.relname order by 1`
  const { rows } = await named.execute(db)
  await close()
  return rows.map(({ name }) => name)
}

const stores = [
  {
    store: 'SQLite',
    isThere: true,
    newPlace: async () => ({ kind: 'sqlite', file: join(temporaryFolder(), 'wasla.db'), create: true }) as const,
  },
  {
    store: 'PostgreSQL',
    isThere: inject('postgresUrl') !== null,
    async newPlace() {
      const schema = await emptySchema(inject('postgresUrl') ?? '')
      onTestFinished(schema.drop)
      return { kind: 'postgres', url: schema.url, create: true } as const
    },
  },
]

/** A limit in milliseconds that a run reaches only if it hangs: it starts a dozen processes. */
const untilHung = 600_000

describe.each(stores)('a process that is killed while it migrates $store', ({ isThere, newPlace }) => {
  it.runIf(isThere)(
    'leaves the old schema, and the next start makes the new one (F10)',
    async () => {
      const place = await newPlace()
      const killAt = async (steps: number, killAfter: number) => {
        const before = await schemaAt(place)
        expect(await run({ place, steps, killAfter })).toEqual({ said: '', code: null, signal: 'SIGKILL' })
        expect(await schemaAt(place)).toEqual(before)
      }
      const { ran } = await finish(await newPlace(), migrations.length)
      for (const killAfter of [1, Math.floor(ran / 2), ran]) await killAt(migrations.length, killAfter)
      expect(await finish(place, migrations.length)).toEqual({ names: migrations.map(({ name }) => name), ran })
      for (const killAfter of [1, 2, 5]) await killAt(allSteps, killAfter)
      expect(await finish(place, allSteps)).toEqual({ names: ['9999-later'], ran: 5 })
      expect((await schemaAt(place)).join()).toContain('later_of_users')
      expect(await finish(place, allSteps)).toEqual({ names: [], ran: 0 })
    },
    untilHung,
  )
})
