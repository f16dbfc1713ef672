import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { readEnv } from '../../config/env.ts'
import { systemClock } from '../../platform/clock.ts'
import { randomIds } from '../../platform/ids.ts'
import { silentLog } from '../../platform/log.ts'
import { startServer } from '../../start/start.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { migrate } from '../migrations/migrate.ts'
import { hasPooler, startPooler } from '../testing/pooler.ts'
import { inTransaction, isStoreBusy } from '../transaction.ts'
import { openPostgres } from './postgres.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

const server = inject('postgresUrl')

/** Runs one statement on its own connection. */
async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(statement).finally(() => client.end())
  return rows
}

/** Creates an empty database. Returns its direct address and its address through a pooler. */
async function database(at: string, ignored: readonly string[] = []) {
  const name = `pooled_${randomIds(systemClock).uuid().replaceAll('-', '')}`
  await ask(at, `create database ${name}`)
  endings.push(() => ask(at, `drop database ${name} with (force)`))
  const pooler = await startPooler(at, ignored)
  if (!pooler) throw new Error('PgBouncer is not installed')
  endings.push(pooler.stop)
  const direct = new URL(at)
  direct.pathname = name
  return { direct: direct.href, pooled: pooler.urlOf(name) }
}

async function open(url: string, limits: { longest?: number; longestIdle?: number } = {}) {
  const handle = await openPostgres({ url, create: true, ...limits })
  endings.push(handle.close)
  return handle
}

const tooLong = expect.objectContaining({ code: '57014' }) as Error
const sleep = sql`select pg_sleep(10)`

describe.runIf(server && hasPooler)('openPostgres behind a PgBouncer that lends each connection for one transaction', () => {
  const url = server ?? ''

  it.each(['direct', 'pooled'] as const)('ends a statement that takes too long, alone and in a transaction: %s', async (way) => {
    const { db } = await open((await database(url))[way], { longest: 100 })
    await expect(sleep.execute(db)).rejects.toThrow(tooLong)
    await expect(inTransaction(db, async (tx) => sleep.execute(tx))).rejects.toThrow(tooLong)
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
    expect(await inTransaction(db, async (tx) => (await sql`select 2 as two`.execute(tx)).rows)).toEqual([{ two: 2 }])
  })

  it.each(['direct', 'pooled'] as const)('ends a transaction that waits too long for its next statement: %s', async (way) => {
    const place = await database(url)
    const { db } = await open(place[way], { longestIdle: 100 })
    const waits = `select 1 from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`
    const waiting = inTransaction(db, async (tx) => {
      await sql`select 1`.execute(tx)
      await expect.poll(() => ask(place.direct, waits)).toEqual([])
      await sql`select 2`.execute(tx)
    })
    // The connection is lost. That counts as a store that cannot answer now, and the process continues.
    await expect(waiting).rejects.toSatisfy(isStoreBusy)
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  it.each(['direct', 'pooled'] as const)(
    'throws the error that the server gives for a failed statement, and commits the other statements: %s',
    async (way) => {
      const { db } = await open((await database(url))[way])
      await sql`create table marks (id int primary key, other int references marks (id) deferrable initially deferred)`.execute(db)
      await sql`insert into marks (id) values (${1})`.execute(db)
      await expect(sql`insert into marks (id) values (${1})`.execute(db)).rejects.toMatchObject({ code: '23505' })
      await expect(sql`selec`.execute(db)).rejects.toMatchObject({ code: '42601' })
      // The constraint is checked at the end of the transaction; the statement itself succeeds.
      await expect(sql`insert into marks values (2, 3)`.execute(db)).rejects.toMatchObject({ code: '23503' })
      expect((await sql`select id from marks`.execute(db)).rows).toEqual([{ id: 1 }])
      const { numAffectedRows } = await sql`update marks set other = 1`.execute(db)
      expect(numAffectedRows).toBe(1n)
    },
  )

  it('leaves no settings and locks on its connections', async () => {
    const { pooled } = await database(url)
    const { db } = await open(pooled, { longest: 100, longestIdle: 100 })
    await sql`select 1`.execute(db)
    await inTransaction(db, async (tx) => sql`select 1`.execute(tx))
    await expect(sleep.execute(db)).rejects.toThrow(tooLong)
    const settings = `select current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`
    // Ask more often than the pooler has connections.
    for (let read = 0; read < 4; read++) expect(await ask(pooled, settings)).toEqual([{ statement: '0', idle: '0' }])
    const locks = `select count(*)::int as locks from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`
    expect(await ask(pooled, locks)).toEqual([{ locks: 0 }])
  })

  it('keeps its limits if the pooler drops start-up parameters', async () => {
    const { pooled } = await database(url, ['statement_timeout', 'idle_in_transaction_session_timeout'])
    const { db } = await open(pooled, { longest: 100 })
    await expect(sleep.execute(db)).rejects.toThrow(tooLong)
  })

  it('serves two processes with two connections: both migrate, and a session of one is valid at the other', async () => {
    const { pooled } = await database(url)
    const start = async () => {
      const env = readEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), DATABASE_URL: pooled }, () => ({
        token: 't'.repeat(40),
        otp: 'o'.repeat(40),
      }))
      const running = await startServer({
        env,
        clock: systemClock,
        ids: randomIds(systemClock),
        log: silentLog,
        print: () => undefined,
        appRoot: null,
      })
      endings.push(() => running.stop(100))
      return async (query: string, token?: string) => {
        const response = await fetch(`http://127.0.0.1:${running.port}/user/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          body: JSON.stringify({ query }),
        })
        return (await response.json()) as { data: Record<string, Record<string, unknown>> }
      }
    }
    const [one, two] = await Promise.all([start(), start()])
    const number = `countryId: "SA", mobileNumber: "${demoNumbers.AGENT}"`
    const { data } = await one(`mutation { signIn(signInInput: { ${number} }) { challengeId } }`)
    const challengeId = String(data['signIn']?.['challengeId'])
    const code = await two(`mutation { verifyOtp(verifyOtpInput: { challengeId: "${challengeId}", code: "123456" }) { accessToken } }`)
    const token = String(code.data['verifyOtp']?.['accessToken'])
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? one : two)('{ activeProfile { type } }', token)))
    expect(new Set(answers.map(({ data: { activeProfile } }) => activeProfile?.['type']))).toEqual(new Set(['AGENT']))
  })

  it('lets the first process migrate an empty database', async () => {
    const { pooled } = await database(url)
    const [one, two] = await Promise.all([open(pooled), open(pooled)])
    const steps = await Promise.all([migrate(one.db, one.dialect, 1), migrate(two.db, two.dialect, 1)])
    expect(steps.map(({ length }) => length > 0).toSorted()).toEqual([false, true])
  })
})
