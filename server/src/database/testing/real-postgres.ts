import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { DatabaseHandle } from '../database.ts'
import { openPostgres } from '../dialects/postgres.ts'

/** Opens an empty schema of its own on a running server and drops it at the end: many connections, so races are real. */
export async function openOnServer(url: string): Promise<DatabaseHandle> {
  const schema = `test_${randomBytes(6).toString('hex')}`
  const ask = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await ask(`create schema ${schema}`)
  const own = new URL(url)
  own.searchParams.set('options', `-c search_path=${schema}`)
  const handle = await openPostgres(own.href)
  return {
    ...handle,
    async close() {
      await handle.close()
      await ask(`drop schema ${schema} cascade`)
    },
  }
}
