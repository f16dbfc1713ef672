import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { failureOf, type Failure } from '../failure-of.ts'

export type ReadingPoolParts = {
  primary: PostgresPool
  replica: PostgresPool
  mayAsk(): boolean
  /** Called for each statement that only reads, with the server that answered it. */
  answered(by: 'replica' | 'primary'): void
  /** Called if the replica could not be reached or did not answer in time. */
  lost(): void
}

const reads = /^\s*select\b/i
const unreachable: ReadonlySet<Failure | null> = new Set<Failure>(['lost', 'crowded', 'slow', 'full'])

type Answer = PostgresQueryResult<unknown>

/**
 * Returns a pool that sends single statements that only read to the replica. If the replica may not answer, does not answer or fails in any
 * way, the primary server gets the same statement. Everything else, such as a transaction, goes to the primary server.
 */
export function readingPool({ primary, replica, mayAsk, answered, lost }: ReadingPoolParts): PostgresPool {
  async function fromReplica(text: string, values: readonly unknown[]): Promise<Answer | null> {
    try {
      const client = await replica.connect()
      try {
        return await client.query(text, values)
      } finally {
        client.release()
      }
    } catch (error) {
      // Other errors do not mean that it is lost: a replica that is behind may lack a table, for example. The primary server decides.
      if (unreachable.has(failureOf(error))) lost()
      return null
    }
  }

  function routed(): PostgresPoolClient {
    let held: PostgresPoolClient | null = null
    return {
      async query(text: string, values: readonly unknown[]) {
        if (!held && reads.test(text)) {
          const answer = mayAsk() ? await fromReplica(text, values) : null
          answered(answer ? 'replica' : 'primary')
          if (answer) return answer
        }
        held ??= await primary.connect()
        return held.query(text, values)
      },
      release(discard?: boolean) {
        held?.release(discard)
      },
    } as PostgresPoolClient
  }

  return { options: primary.options, end: () => replica.end(), connect: () => Promise.resolve(routed()) }
}
