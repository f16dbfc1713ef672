import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../database.ts'
import { migrations } from '../migrations/list.ts'
import { applicationId } from '../migrations/marker.ts'
import { migrate } from '../migrations/migrate.ts'
import { emptySchema } from '../testing/real-postgres.ts'
import { inTransaction, isStoreBusy } from '../transaction.ts'
import { openPostgres } from './postgres.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

async function schema(server: string) {
  const made = await emptySchema(server)
  endings.push(made.drop)
  return made.url
}

/** Tests what only a server shows, not PGlite: several connections, and the server’s limits. */
describe.each(inject('postgresUrl') ? [inject('postgresUrl') ?? ''] : [])('openDatabase on a PostgreSQL server', (server) => {
  it('refuses an empty database in live until the environment allows a new one', async () => {
    const url = await schema(server)
    await expect(openDatabase({ kind: 'postgres', url, create: false })).rejects.toThrow(/empty.* DATABASE_CREATE=1/)
    const first = await openDatabase({ kind: 'postgres', url, create: true })
    endings.push(first.close)
    expect(first.isNew).toBe(true)
    await migrate(first.db, first.dialect, 1)
    const again = await openDatabase({ kind: 'postgres', url, create: false })
    endings.push(again.close)
    expect(again.isNew).toBe(false)
  })

  it('migrates even if it waits long for another process or a step takes long', async () => {
    const url = await schema(server)
    const named = new URL(url)
    named.searchParams.set('application_name', 'a-migration-that-waits')
    const handle = await openPostgres({ url: named.href, create: true, longest: 50 })
    endings.push(handle.close)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    endings.push(() => other.end())
    await other.query('select pg_advisory_lock($1)', [applicationId])
    const slow = { name: '9999-slow', olderMayRun: false, statements: () => ['select pg_sleep(0.2)'] }
    const migrating = migrate(handle.db, handle.dialect, 1, [...migrations, slow])
    const waited = () =>
      other
        .query(
          `select 1 from pg_locks join pg_stat_activity using (pid)
           where application_name = 'a-migration-that-waits' and locktype = 'advisory' and not granted and clock_timestamp() - query_start > interval '200 milliseconds'`,
        )
        .then(({ rowCount }) => rowCount)
    await expect.poll(waited).toBe(1)
    await other.query('select pg_advisory_unlock($1)', [applicationId])
    expect(await migrating).toHaveLength(migrations.length + 1)
    await expect(handle.db.selectFrom('users').selectAll().execute()).resolves.toEqual([])
  })

  it('reads again on another connection if a connection is lost, and writes nothing a second time', async () => {
    const url = await schema(server)
    const { db, close } = await openPostgres({ url, create: true })
    endings.push(close)
    await sql`create table marks (id int)`.execute(db)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    endings.push(() => other.end())
    await db.connection().execute(async (one) => {
      const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one)).rows[0]?.pid
      const lose = async () => {
        const lost = await pid()
        await other.query('select pg_terminate_backend($1, 5000)', [lost])
        return lost
      }
      const first = await lose()
      expect(await pid()).not.toBe(first)
      await lose()
      await expect(sql`insert into marks values (1)`.execute(one)).rejects.toSatisfy(isStoreBusy)
      expect((await sql`select id from marks`.execute(one)).rows).toEqual([])
    })
    let runs = 0
    await inTransaction(db, async (tx) => {
      runs += 1
      await sql`insert into marks values (2)`.execute(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      if (runs === 1) await other.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
      await sql`insert into marks values (3)`.execute(tx)
    })
    expect(runs).toBe(2)
    expect((await sql`select id from marks order by id`.execute(db)).rows).toEqual([{ id: 2 }, { id: 3 }])
  })

  it('runs a single statement again if PostgreSQL ends it because of a deadlock', async () => {
    const url = await schema(server)
    // Statements below would otherwise end at their timeout before PostgreSQL looks for deadlocks.
    const { db, close } = await openPostgres({ url, create: true, longest: 60_000 })
    endings.push(close)
    await sql`create table marks (id int primary key, seen int not null)`.execute(db)
    await sql`insert into marks values (1, 0), (2, 0)`.execute(db)
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    endings.push(() => other.end())
    // The other one looks for deadlocks so late that the single statement is ended.
    await other.query(`begin; set local deadlock_timeout = '60s'; update marks set seen = seen + 1 where id = 2`)
    const both = sql`update marks set seen = seen + 1`.execute(db)
    const waits = () =>
      sql<{ waits: number }>`select count(*) as waits from pg_locks where not granted and locktype = 'transactionid'`.execute(db)
    await expect.poll(async () => (await waits()).rows[0]?.waits).toBeGreaterThan(0)
    await other.query('update marks set seen = seen + 1 where id = 1; commit')
    await both
    expect((await sql`select id, seen from marks order by id`.execute(db)).rows).toEqual([
      { id: 1, seen: 2 },
      { id: 2, seen: 2 },
    ])
  })
})
