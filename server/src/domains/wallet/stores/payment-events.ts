import type { Database } from '#database/database.ts'

/** Stores a message of a gateway. False if the message is stored already (Appendix E). */
export async function insertPaymentEvent(tx: Database, gateway: string, eventId: string, at: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('webhook_events')
    .values({ provider: `payments:${gateway}`, event_id: eventId, received_at: at })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}
