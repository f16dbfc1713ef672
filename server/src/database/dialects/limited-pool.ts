import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient, QueryResult } from 'pg'
import { pause } from '../../wait.ts'
import { collisionWait, mostCollisions } from '../collisions.ts'
import { failureOf } from '../failure-of.ts'

/** Timeouts in milliseconds: for a statement, and for a transaction that waits for its next statement. */
export type StatementLimits = { statement: number; idleInTransaction: number }

/**
 * Milliseconds after the limit of a statement until its connection is given up. PostgreSQL ends a slow statement itself; only a network that
 * delivers nothing any more, not even the end of a connection, makes a client wait longer.
 */
const beyond = 2_500

const deadlineOf = (limit: number) => (limit === 0 ? {} : { query_timeout: limit + beyond })

const begins = /^(?:begin|start transaction)\b/i
/** A transaction that sets a limit of its own; 0 is none. */
const setsLimit = /^set local statement_timeout = (\d+)$/i
const reads = /^\s*select\b/i

type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>

/** The result of `begin; set …`, which has several statements but must have one result. */
const nothing: Answer = { command: 'SELECT', rowCount: 0, rows: [] }

/**
 * Returns a pool whose statements end within their limits, also if the network delivers nothing any more (F11). Each transaction sets its own limits. Limits of a whole connection would not
 * work: a pooler that lends a connection for one transaction could refuse them, pass them on to the next program or silently drop them.
 *
 * A single statement gets a transaction of its own: beginning, statement and commit are sent together. So the client must send a statement
 * without waiting for the answer to the one before (`pipeline`).
 */
export function limitedPool(pool: Pool, { statement, idleInTransaction }: StatementLimits): PostgresPool {
  const deadline = deadlineOf(statement)
  const ofStatement = `set local statement_timeout = ${statement}`
  const ofBoth = `${ofStatement}; set local idle_in_transaction_session_timeout = ${idleInTransaction}`

  async function alone(client: PoolClient, text: string, values: readonly unknown[]): Promise<QueryResult> {
    const { stream } = client.connection
    // Cork the stream, so that beginning, statement and commit leave in one packet.
    stream.cork()
    const send = (one: string, params: unknown[] = []) => client.query({ text: one, values: params, ...deadline })
    const sent = [send(`begin; ${ofStatement}`), send(text, [...values]), send('commit')] as const
    stream.uncork()
    const [opened, answered, closed] = await Promise.allSettled(sent)
    // The first failure is the cause of the later ones. Only the commit fails if a deferred constraint is broken.
    for (const one of [opened, answered, closed]) if (one.status === 'rejected') throw one.reason
    if (answered.status === 'rejected') throw answered.reason
    return answered.value
  }

  /**
   * Runs a single statement, and again if it collided with another transaction: a deadlock, or a serialization failure (F11). It was a
   * transaction of its own, so nothing of it was written.
   */
  async function settled(client: PoolClient, text: string, values: readonly unknown[]): Promise<QueryResult> {
    for (let tried = 0; ; tried++) {
      try {
        return await alone(client, text, values)
      } catch (error) {
        if (tried >= mostCollisions || failureOf(error) !== 'collided') throw error
        await pause(collisionWait(tried))
      }
    }
  }

  /** Returns what Kysely uses as one connection. Its client is replaced if it turns out lost before it did anything. */
  function limitedClient(first: PoolClient) {
    let client: PoolClient | null = first
    /** How long statements of the running transaction are waited for. */
    let inTransaction = deadline

    /** Runs a statement that only reads once more if its connection is lost (F11): the pool does not see at once that a server is gone. */
    async function read(text: string, values: readonly unknown[]): Promise<QueryResult> {
      try {
        return await settled(client ?? (await replaced()), text, values)
      } catch (error) {
        if (failureOf(error) !== 'lost') throw error
      }
      return settled(await replaced(), text, values)
    }

    /** Gives the lost client back before it takes another one: otherwise a full pool would wait for itself. */
    async function replaced(): Promise<PoolClient> {
      client?.release(true)
      client = null
      client = await pool.connect()
      known.set(client, limited)
      return client
    }

    async function query(text: string, values: readonly unknown[]): Promise<Answer> {
      const status = client?.getTransactionStatus()
      if (client && (status === 'T' || status === 'E')) {
        const own = setsLimit.exec(text)?.[1]
        if (own !== undefined) inTransaction = deadlineOf(Number(own))
        return client.query({ text, values: [...values], ...inTransaction })
      }
      if (reads.test(text)) return read(text, values)
      const usable = client ?? (await replaced())
      if (!begins.test(text)) return settled(usable, text, values)
      inTransaction = deadline
      await usable.query({ text: `${text}; ${ofBoth}`, ...deadline })
      return nothing
    }

    const limited = {
      query,
      release(discard?: boolean) {
        client?.release(discard)
      },
    } as PostgresPoolClient
    return limited
  }

  // Cache one wrapper per connection: Kysely tells connections apart by their client objects.
  const known = new WeakMap<PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect()
      const limited = known.get(client) ?? limitedClient(client)
      known.set(client, limited)
      return limited
    },
  }
}
