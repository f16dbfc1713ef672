import { webhookLimits } from '@wasla/contract/webhooks/limits.ts'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

const { counted } = webhookLimits

/** Returns how many deliveries wait for an endpoint, but not more than `webhookLimits.counted`: there may be millions. */
export async function countWaiting(db: Database, endpointId: string): Promise<number> {
  const some = db.selectFrom('webhook_lanes as l').select('l.waiting').where('l.endpoint_id', '=', endpointId).limit(counted)
  const { count } = await db
    .selectFrom(some.as('some'))
    .select((of) => of.fn.sum<number | string | null>('some.waiting').as('count'))
    .executeTakeFirstOrThrow()
  return Math.min(Number(count ?? 0), counted)
}

/**
 * Returns how long the receiver took for each delivery since a moment, in milliseconds, but not more than the newest
 * `webhookLimits.counted`.
 */
export async function findDelivered(db: Database, endpointId: string, since: number): Promise<number[]> {
  const rows = await db
    .selectFrom('webhook_deliveries as d')
    .select('d.milliseconds')
    .where('d.endpoint_id', '=', endpointId)
    .where('d.last_tried_at', '>=', since)
    // The condition of the index of delivered ones, as a text without parameters.
    .where(sql<boolean>`d.state = 'Delivered'`)
    .orderBy('d.last_tried_at', 'desc')
    .limit(counted)
    .execute()
  return rows.map(({ milliseconds }) => milliseconds ?? 0)
}
