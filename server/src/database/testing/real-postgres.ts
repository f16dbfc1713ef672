import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openPool } from '../dialects/postgres.ts'
import { newPool } from '../dialects/postgres-pool.ts'
import { breathe } from '../../wait.ts'
import { applicationId } from '../migrations/marker.ts'
import type { Place } from './lender.ts'

/**
 * Creates an empty schema on a running server. Returns its name, its address and a function that drops it. The function waits for running
 * migrations: a migration reads the tables of all schemas and fails if one disappears meanwhile.
 */
export async function emptySchema(url: string): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await ask(`create schema ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  return { name: schema, url: own.href, drop: () => ask(`select pg_advisory_xact_lock(${applicationId}); drop schema ${schema} cascade`) }
}

/**
 * Returns a function that lends a pool to one test at a time. Settings, locks and temporary tables of the test before are removed.
 * Ending a lent pool waits for its statements and keeps the connections, because a connection takes longer than most tests. Work that
 * outlives its test cannot connect.
 */
function lentPools(pool: pg.Pool): () => pg.Pool {
  async function forget() {
    while (pool.totalCount > pool.idleCount) await breathe()
    const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()))
    for (const client of clients)
      await client.query('discard all').then(
        () => client.release(),
        // The connection has an open transaction or is lost: close it.
        () => client.release(true),
      )
  }

  return () => {
    let isEnded = false
    const connect = () => (isEnded ? Promise.reject(new Error('The database is closed.')) : pool.connect())
    const end = () => {
      isEnded = true
      return forget()
    }
    return new Proxy(pool, {
      get(target, name) {
        if (name === 'connect') return connect
        if (name === 'end') return end
        const found: unknown = Reflect.get(target, name, target)
        return typeof found === 'function' ? (found.bind(target) as unknown) : found
      },
    })
  }
}

/** Returns an empty schema that is opened with many connections, so that races are real. */
export async function newServerPlace(url: string): Promise<Place> {
  const schema = await emptySchema(url)
  const pool = newPool(schema.url, 5_000)
  const lend = lentPools(pool)
  return {
    name: schema.name,
    open: () => openPool(lend(), { create: true }),
    async drop() {
      await pool.end()
      await schema.drop()
    },
  }
}
