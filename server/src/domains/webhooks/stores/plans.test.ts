import { sql, type CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '#database/database.ts'
import { openTestDatabase } from '#database/testing/each-database.ts'
import { countRequested, findDeliveries } from './deliveries.ts'
import { findDueEndpoints } from './due.ts'
import { countWaiting, findDelivered } from './figures.ts'
import { giveUpLanes } from './give-up.ts'
import { findDueLanes } from './lanes.ts'
import { countOpen, findHead } from './open.ts'
import { findMessages } from './queue.ts'
import { deleteMessagesBefore } from './sweep.ts'

/** Returns SQLite's plan for the statements that a function makes: a large log must not be read or sorted. */
async function planOf(work: (db: Database) => Promise<unknown>, prepare?: (db: Database) => Promise<unknown>): Promise<string> {
  const { db } = await openTestDatabase()
  await prepare?.(db)
  const requested: CompiledQuery[] = []
  const seen = db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      requested.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await work(seen)
  const plans = await Promise.all(
    requested.map((query) => db.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` })),
  )
  return plans.flatMap(({ rows }) => rows.map(({ detail }) => detail)).join('\n')
}

/** Adds a subject of an endpoint that does not exist. */
async function withSubject(db: Database): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(db)
  await db.insertInto('webhook_lanes').values({ endpoint_id: 'e', subject: 's', waiting: 1, tries: 0, is_claimed: 0, due_at: 1 }).execute()
}

const page = { endpointId: 'e', isFailed: false, event: null, after: 'z' } as const
const lane = { endpointId: 'e', subject: 's', tries: 0, dueAt: 0 }

describe('the statements of webhooks', () => {
  it.each<[string, (db: Database) => Promise<unknown>, RegExp]>([
    ['a page of the log', (db) => findDeliveries(db, page, 21), /webhook_deliveries_by_endpoint_id_id/],
    ['what failed', (db) => findDeliveries(db, { ...page, isFailed: true }, 21), /webhook_deliveries_failed/],
    ['one event', (db) => findDeliveries(db, { ...page, event: 'PAYOUT_PAID' }, 21), /webhook_deliveries_by_endpoint_id_event_id/],
    ['what is due of an endpoint', (db) => findDueLanes(db, 'e', 5, 16), /webhook_lanes_by_endpoint_id_due_at/],
    ['the first delivery of a subject', (db) => findHead(db, lane), /webhook_deliveries_open/],
    ['the count of a subject', (db) => countOpen(db, lane), /webhook_deliveries_open/],
    ['waiting replays and test events', (db) => countRequested(db, 'e', 10), /webhook_deliveries_requested/],
    ['what waits for an endpoint', (db) => countWaiting(db, 'e'), /sqlite_autoindex_webhook_lanes_1|webhook_lanes_by_endpoint_id_due_at/],
    ['what was delivered lately', (db) => findDelivered(db, 'e', 5), /webhook_deliveries_delivered/],
    [
      'the events of a period',
      (db) => findMessages(db, { profileId: 'p', events: ['PAYOUT_PAID'], from: 1, to: 9 }, 10),
      /webhook_messages_by_profile_id_created_at_place/,
    ],
    ['what is too old', (db) => deleteMessagesBefore(db, 5, 10), /webhook_messages_by_created_at/],
  ])('for %s read an index in its order', async (_, work, index) => {
    const plan = await planOf(work)
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/TEMP B-TREE|SCAN (?:d|webhook_deliveries|webhook_messages|m)\b/)
  })

  it('for what is given up read the index of open deliveries', async () => {
    const plan = await planOf((db) => giveUpLanes(db, 'e', 5, 10), withSubject)
    expect(plan).toMatch(/webhook_deliveries_open/)
    // Of each row only its key is looked up, and not all that is due.
    expect(plan).toMatch(/SEARCH webhook_lanes USING INDEX sqlite_autoindex_webhook_lanes_1 \(endpoint_id=\? AND subject=\?\)/)
    expect(plan).not.toMatch(/SCAN (?:webhook_deliveries|webhook_lanes)\b/)
  })

  it('for due endpoints look once into the index of each endpoint', async () => {
    const plan = await planOf((db) => findDueEndpoints(db, 5))
    expect(plan).toMatch(/webhook_lanes_by_endpoint_id_due_at/)
    expect(plan).not.toMatch(/SCAN l\b/)
  })
})
