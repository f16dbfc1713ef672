import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { pause } from '../../wait.ts'

/**
 * Returns a pool whose statements fail after `longest` milliseconds, even if the network is broken: then the errors of the server's own
 * time limits do not arrive. The connection of a failed statement is closed.
 */
export function boundedPool(pool: PostgresPool, longest: number): PostgresPool {
  function bounded(client: PostgresPoolClient): PostgresPoolClient {
    let isFailed = false
    return {
      async query(text: string, values: readonly unknown[]) {
        const over = new AbortController()
        const late = pause(longest, over.signal).then(() => {
          throw new Error('timeout expired')
        })
        try {
          return await Promise.race([client.query(text, values), late])
        } catch (error) {
          isFailed = true
          throw error
        } finally {
          over.abort()
        }
      },
      release: () => client.release(isFailed),
    } as PostgresPoolClient
  }

  return { options: pool.options, end: () => pool.end(), connect: async () => bounded(await pool.connect()) }
}
