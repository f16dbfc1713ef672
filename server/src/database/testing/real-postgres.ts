import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openPostgres } from '../dialects/postgres.ts'
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

/** Returns an empty schema that is opened with many connections, so that races are real. */
export async function newServerPlace(url: string): Promise<Place> {
  const schema = await emptySchema(url)
  return { name: schema.name, open: () => openPostgres({ url: schema.url, create: true }), drop: schema.drop }
}
