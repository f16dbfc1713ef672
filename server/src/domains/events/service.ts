import type { ReaderEvents } from '@wasla/contract/events/reader-events.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { inOrder } from '#database/event-order/event-order.ts'
import { insertEvent } from './store.ts'

/**
 * Appends an event for a user, or for everybody. Call it in the transaction of what happened, so that the event is sent if and only if
 * that is committed. `kind` names it for the reader; one that begins with `process:` reaches the server's processes alone.
 */
export async function appendEvent(
  tx: Database,
  dialect: Dialect,
  event: { userId: string | null; kind: string; data: unknown; at: number },
): Promise<void> {
  await inOrder(tx, dialect)
  await insertEvent(tx, { user_id: event.userId, kind: event.kind, data: JSON.stringify(event.data), created_at: event.at })
}

/** The same for a signed-in reader, in the shape the contract promises. */
export const appendReaderEvent = <Kind extends keyof ReaderEvents>(
  tx: Database,
  dialect: Dialect,
  event: { userId: string; kind: Kind; data: ReaderEvents[Kind]; at: number },
): Promise<void> => appendEvent(tx, dialect, event)
