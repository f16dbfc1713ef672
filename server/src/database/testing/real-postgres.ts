import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { DatabaseHandle } from '../database.ts'
import { openPostgres } from '../dialects/postgres.ts'

/** An empty schema of its own on a running server: its address, and how to drop it. */
export async function emptySchema(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await ask(`create schema ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  return { url: own.href, drop: () => ask(`drop schema ${schema} cascade`) }
}

/** Opens such a schema and drops it at the end: many connections, so races are real. */
export async function openOnServer(url: string): Promise<DatabaseHandle> {
  const schema = await emptySchema(url)
  const handle = await openPostgres(schema.url)
  return {
    ...handle,
    async close() {
      await handle.close()
      await schema.drop()
    },
  }
}
