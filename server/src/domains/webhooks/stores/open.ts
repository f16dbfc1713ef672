import type { WebhookAttemptRecord, WebhookDeliveryRecord } from '@wasla/contract/webhooks/record.ts'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { deliveryRow } from './deliveries.ts'

/** Condition of the index of open deliveries. It is a text without parameters, because both engines compare it with that of the index. */
const isOpen = sql<boolean>`d.state in ('Waiting', 'Retrying')`

/** What a claimed subject sends, and how it is signed. */
export type Head = {
  delivery: WebhookDeliveryRecord
  body: string
  endpoint: {
    url: string
    secret: string
    formerSecret: string | null
    formerUntil: number | null
    /** Whether nothing may be sent: the endpoint is off or deleted, or its owner's account is suspended or closed. */
    isClosed: boolean
  }
}

type Subject = Pick<WebhookDeliveryRecord, 'endpointId' | 'subject'>

/** Returns the first open delivery of a subject; null if there is none. */
export async function findHead(db: Database, { endpointId, subject }: Subject): Promise<Head | null> {
  const row = await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_messages as m', 'm.id', 'd.message_id')
    .innerJoin('webhook_endpoints as e', 'e.id', 'd.endpoint_id')
    .innerJoin('profiles as p', 'p.id', 'e.profile_id')
    .select(deliveryRow.columns('d'))
    .select(['m.body', 'e.url', 'e.secret', 'e.former_secret', 'e.former_until', 'e.off_by', 'e.deleted_at', 'p.status as owner_status'])
    .where('d.endpoint_id', '=', endpointId)
    .where('d.subject', '=', subject)
    .where(isOpen)
    .orderBy('d.place')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { body, url, secret, former_secret: formerSecret, former_until: formerUntil } = row
  const isClosed = row.off_by !== null || row.deleted_at !== null || row.owner_status === 'Inactive'
  return { delivery: deliveryRow.read(row), body, endpoint: { url, secret, formerSecret, formerUntil, isClosed } }
}

/** Returns the number of open deliveries of a subject. */
export async function countOpen(tx: Database, { endpointId, subject }: Subject): Promise<number> {
  const { count } = await tx
    .selectFrom('webhook_deliveries as d')
    .where('d.endpoint_id', '=', endpointId)
    .where('d.subject', '=', subject)
    .where(isOpen)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

type Changed = Pick<
  WebhookDeliveryRecord,
  'id' | 'state' | 'tries' | 'firstTriedAt' | 'lastTriedAt' | 'status' | 'failure' | 'milliseconds'
>

export const saveDelivery = (tx: Database, { id, ...fields }: Changed) =>
  tx.updateTable('webhook_deliveries').set(deliveryRow.write(fields)).where('id', '=', id).execute()

export const insertAttempt = (tx: Database, { deliveryId, ...attempt }: WebhookAttemptRecord) =>
  tx
    .insertInto('webhook_attempts')
    .values({ delivery_id: deliveryId, ...attempt })
    .execute()
