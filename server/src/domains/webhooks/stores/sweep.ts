import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

/**
 * Deletes at most `limit` old messages with their log. Keeps messages of which a delivery is still open. Returns how many were deleted.
 */
export async function deleteMessagesBefore(db: Database, moment: number, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`delete from webhook_messages where place in (
    select m.place from webhook_messages m
    where m.created_at < ${moment}
      and not exists (select 1 from webhook_deliveries d where d.message_id = m.id and d.state in ('Waiting', 'Retrying'))
    order by m.created_at limit ${limit}
  ) returning id`.execute(db)
  return rows.length
}

/** Deletes at most `limit` deliveries of endpoints that were deleted before a moment, with their attempts. Returns how many were deleted. */
export async function deleteDeliveriesOfDeleted(db: Database, moment: number, limit: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`delete from webhook_deliveries where place in (
    select d.place from webhook_endpoints e join webhook_deliveries d on d.endpoint_id = e.id
    where e.deleted_at < ${moment} limit ${limit}
  ) returning id`.execute(db)
  return rows.length
}

/** Deletes endpoints that were deleted by their owner before a moment and have no deliveries any more. */
export const deleteEmptyEndpoints = (db: Database, moment: number) =>
  db
    .deleteFrom('webhook_endpoints')
    .where('deleted_at', '<', moment)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('webhook_deliveries as d').select('d.place').whereRef('d.endpoint_id', '=', 'webhook_endpoints.id'))),
    )
    .execute()
