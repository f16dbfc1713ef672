import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { Pool, PoolClient, QueryResult } from 'pg'

/** In milliseconds. */
export type StatementLimits = { statement: number; idleInTransaction: number }

const begins = /^(?:begin|start transaction)\b/i

type Answer = Pick<QueryResult, 'command' | 'rowCount' | 'rows'>

/** What the several results of `begin; set …` come to. */
const nothing: Answer = { command: 'SELECT', rowCount: 0, rows: [] }

/**
 * Lets every statement end within its limits, set for its transaction alone. Set for a connection, they would be refused by a pooler that
 * lends connections by the transaction, or be left for the next program it lends the connection to, or silently not hold.
 *
 * A transaction begins with them. A statement that stands alone gets a transaction, sent with it in one go: the client has to be one that
 * does not wait for an answer before it sends the next statement (`pipeline`).
 */
export function limitedPool(pool: Pool, { statement, idleInTransaction }: StatementLimits): PostgresPool {
  const ofStatement = `set local statement_timeout = ${statement}`
  const ofBoth = `${ofStatement}; set local idle_in_transaction_session_timeout = ${idleInTransaction}`

  async function alone(client: PoolClient, text: string, values: readonly unknown[]): Promise<QueryResult> {
    const { stream } = client.connection
    // They leave in one piece.
    stream.cork()
    const sent = [client.query(`begin; ${ofStatement}`), client.query(text, [...values]), client.query('commit')] as const
    stream.uncork()
    const [opened, answered, closed] = await Promise.allSettled(sent)
    // The first that failed is why those after it did; the last fails alone where a constraint is checked at the end.
    for (const one of [opened, answered, closed]) if (one.status === 'rejected') throw one.reason
    if (answered.status === 'rejected') throw answered.reason
    return answered.value
  }

  async function query(client: PoolClient, text: string, values: readonly unknown[]): Promise<Answer> {
    const status = client.getTransactionStatus()
    if (status === 'T' || status === 'E') return client.query(text, [...values])
    if (!begins.test(text)) return alone(client, text, values)
    await client.query(`${text}; ${ofBoth}`)
    return nothing
  }

  const limitedClient = (client: PoolClient) =>
    ({
      query: (text: string, values: readonly unknown[]) => query(client, text, values),
      release: (discard?: boolean) => client.release(discard),
    }) as PostgresPoolClient

  // One for each connection: Kysely tells connections by their clients.
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
