import type { Insertable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { WebhookEventsTable } from '#database/tables/verification.ts'

/** Stores an event of the provider. False if it is stored already. */
export async function insertProviderEvent(tx: Database, event: Insertable<WebhookEventsTable>): Promise<boolean> {
  const result = await tx
    .insertInto('webhook_events')
    .values(event)
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) === 1
}

export const deleteProviderEvents = (db: Database, before: number) =>
  db.deleteFrom('webhook_events').where('received_at', '<', before).execute()
