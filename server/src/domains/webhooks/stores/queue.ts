import type { SentEvent } from '@wasla/contract/webhooks/events.ts'
import type { WebhookDeliveryRecord, WebhookMessageRecord } from '@wasla/contract/webhooks/record.ts'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { insertingRows, jsonRows } from '#database/json-rows/json-rows.ts'

/** A delivery that is new. */
export type NewDelivery = Pick<WebhookDeliveryRecord, 'id' | 'endpointId' | 'messageId' | 'subject' | 'cause'> & { event: SentEvent }

const messageColumns = { id: 'text', profile_id: 'text', event: 'text', subject: 'text', body: 'text', created_at: 'integer' } as const

/** Inserts all messages in one statement. Their ids are in their order, so the growing places are too. */
export const insertMessages = (tx: Database, dialect: Dialect, messages: readonly WebhookMessageRecord[]) =>
  insertingRows(
    dialect,
    'webhook_messages',
    messageColumns,
    messages.map(({ id, profileId, event, subject, body, createdAt }) => ({
      ...{ id, event, subject, body },
      profile_id: profileId,
      created_at: createdAt,
    })),
    'id',
  ).execute(tx)

const deliveryColumns = {
  id: 'text',
  endpoint_id: 'text',
  message_id: 'text',
  subject: 'text',
  event: 'text',
  cause: 'text',
  state: 'text',
  tries: 'integer',
  created_at: 'integer',
} as const

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** Returns a row for each subject of each endpoint, with its number of deliveries. Always in one order, so that transactions do not collide. */
function lanesOf(deliveries: readonly NewDelivery[]): { endpoint_id: string; subject: string; waiting: number }[] {
  const lanes = Map.groupBy(deliveries, ({ endpointId, subject }) => `${endpointId} ${subject}`)
  return [...lanes]
    .toSorted(([one], [other]) => compare(one, other))
    .flatMap(([, own]) => (own[0] ? [{ endpoint_id: own[0].endpointId, subject: own[0].subject, waiting: own.length }] : []))
}

/**
 * Inserts deliveries in their order, and counts them in the rows of their subjects. The update of such a row waits for a process that is
 * ending it, so that no delivery stays behind without its row.
 */
export async function insertDeliveries(tx: Database, dialect: Dialect, deliveries: readonly NewDelivery[], now: number): Promise<void> {
  if (deliveries.length === 0) return
  const rows = deliveries.map(({ id, endpointId, messageId, subject, event, cause }) => ({
    ...{ id, subject, event, cause, state: 'Waiting', tries: 0 },
    endpoint_id: endpointId,
    message_id: messageId,
    created_at: now,
  }))
  // The ids are in the order of the deliveries, so the growing places are too.
  await insertingRows(dialect, 'webhook_deliveries', deliveryColumns, rows, 'id').execute(tx)
  const lanes = jsonRows(
    dialect,
    { endpoint_id: 'text', subject: 'text', waiting: 'integer' },
    lanesOf(deliveries).map(({ endpoint_id: endpoint, subject, waiting }) => [endpoint, subject, waiting]),
  )
  await sql`insert into webhook_lanes (endpoint_id, subject, waiting, tries, is_claimed, due_at)
    select endpoint_id, subject, waiting, 0, 0, cast(${now} as bigint) from ${lanes} as given
    where true
    on conflict (endpoint_id, subject) do update set waiting = webhook_lanes.waiting + excluded.waiting`.execute(tx)
}

/** Returns the stored messages of a period that an endpoint wants, the oldest first. */
export const findMessages = (
  tx: Database,
  { profileId, events, from, to }: { profileId: string; events: readonly SentEvent[]; from: number; to: number },
  limit: number,
): Promise<{ id: string; event: string; subject: string; created_at: number }[]> =>
  tx
    .selectFrom('webhook_messages')
    .select(['id', 'event', 'subject', 'created_at'])
    .where('profile_id', '=', profileId)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('event', 'in', [...events])
    .orderBy('created_at')
    .orderBy('place')
    .limit(limit)
    .execute()
