import type { WebhookFailure } from '@wasla/contract/generated/user-types.ts'
import type { SentEvent } from '@wasla/contract/webhooks/events.ts'
import type { WebhookAttemptRecord, WebhookDeliveryRecord } from '@wasla/contract/webhooks/record.ts'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { defineRecord, orNull, same, type Codec } from '#database/record.ts'
import type { WebhookAttemptsTable, WebhookDeliveriesTable } from '#database/tables/webhooks.ts'

/** A text of which only the contract's values are written. */
const oneOf = <Value extends string>(): Codec<string, Value> => ({ read: (column) => column as Value, write: (value) => value })

export const deliveryRow = defineRecord<WebhookDeliveriesTable>()({
  id: same,
  endpointId: same,
  messageId: same,
  subject: same,
  event: oneOf<SentEvent>(),
  cause: same,
  state: same,
  tries: same,
  createdAt: same,
  firstTriedAt: same,
  lastTriedAt: same,
  status: same,
  failure: orNull(oneOf<WebhookFailure>()),
  milliseconds: same,
})

const attemptRow = defineRecord<WebhookAttemptsTable>()({
  deliveryId: same,
  number: same,
  at: same,
  milliseconds: same,
  status: same,
  failure: orNull(oneOf<WebhookFailure>()),
  timestamp: same,
  signature: same,
  answer: same,
})

/** A delivery, and when its subject is due; null if the subject has ended, or is being sent. */
type ListedDelivery = { delivery: WebhookDeliveryRecord; dueAt: number | null }

const listed = (db: Database) =>
  db
    .selectFrom('webhook_deliveries as d')
    .leftJoin('webhook_lanes as l', (join) =>
      join.onRef('l.endpoint_id', '=', 'd.endpoint_id').onRef('l.subject', '=', 'd.subject').on('l.is_claimed', '=', 0),
    )
    .select(deliveryRow.columns('d'))
    .select('l.due_at')

export type DeliveriesSearch = {
  readonly endpointId: string
  /** Only deliveries that failed so far, or were given up. */
  readonly isFailed: boolean
  readonly event: SentEvent | null
  /** The last delivery of the page before; null for the first page. */
  readonly after: string | null
}

/** Condition of the index of failed deliveries. */
const hasFailed = sql<boolean>`d.state in ('Retrying', 'GivenUp')`

/** Returns a query for the deliveries of an endpoint, the newest first. Each filter reads an index in this order. */
const deliveriesQuery = (db: Database, { endpointId, isFailed, event, after }: DeliveriesSearch, limit: number) =>
  listed(db)
    .where('d.endpoint_id', '=', endpointId)
    .$if(isFailed, (query) => query.where(hasFailed))
    .$if(event !== null, (query) => query.where('d.event', '=', event ?? ''))
    .$if(after !== null, (query) => query.where('d.id', '<', after ?? ''))
    .orderBy('d.id', 'desc')
    .limit(limit)

export async function findDeliveries(db: Database, search: DeliveriesSearch, limit: number): Promise<ListedDelivery[]> {
  const rows = await deliveriesQuery(db, search, limit).execute()
  return rows.map((row) => ({ delivery: deliveryRow.read(row), dueAt: row.due_at }))
}

/** A delivery with its message and the address of its endpoint. */
type FoundDelivery = ListedDelivery & { body: string; url: string }

/** Returns a delivery of a profile; null if it is unknown, another profile's, or of a deleted endpoint. */
export async function findDelivery(db: Database, profileId: string, id: string): Promise<FoundDelivery | null> {
  const row = await listed(db)
    .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
    .innerJoin('webhook_messages as m', 'm.id', 'd.message_id')
    .select(['e.url', 'm.body'])
    .where('d.id', '=', id)
    .where('e.profile_id', '=', profileId)
    .where('e.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? { delivery: deliveryRow.read(row), dueAt: row.due_at, body: row.body, url: row.url } : null
}

/** Returns the attempts of a delivery, the newest first. */
export async function findAttempts(db: Database, deliveryId: string): Promise<WebhookAttemptRecord[]> {
  const rows = await db
    .selectFrom('webhook_attempts as a')
    .select(attemptRow.columns('a'))
    .where('a.delivery_id', '=', deliveryId)
    .orderBy('a.number', 'desc')
    .execute()
  return rows.map(attemptRow.read)
}

/** Returns the number of replays and test events that wait for an endpoint, but not more than `limit`. */
export async function countRequested(db: Database, endpointId: string, limit: number): Promise<number> {
  const some = db
    .selectFrom('webhook_deliveries as d')
    .select('d.place')
    .where('d.endpoint_id', '=', endpointId)
    // The condition of their index, as a text without parameters.
    .where(sql<boolean>`d.state in ('Waiting', 'Retrying') and d.cause <> 'EVENT'`)
    .orderBy('d.place')
    .limit(limit)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
