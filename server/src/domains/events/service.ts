import type { ReaderEvents } from '@wasla/contract/events/reader-events.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { inOrder } from '#database/event-order/event-order.ts'
import { insertEvents } from './store.ts'

type Appended = { userId: string | null; kind: string; data: unknown; at: number }
type ReaderEvent<Kind extends keyof ReaderEvents> = { userId: string; kind: Kind; data: ReaderEvents[Kind]; at: number }

async function appendEvents(tx: Database, dialect: Dialect, events: readonly Appended[]): Promise<void> {
  if (events.length === 0) return
  await inOrder(tx, dialect)
  await insertEvents(
    tx,
    dialect,
    events.map(({ userId, kind, data, at }) => ({ user_id: userId, kind, data: JSON.stringify(data), created_at: at })),
  )
}

/**
 * Appends an event for a user, or for everybody. Call it in the transaction of its cause, so that the event is sent if and only if the
 * transaction is committed. `kind` names the event for the reader; a kind that begins with `process:` reaches only the server’s processes.
 */
export const appendEvent = (tx: Database, dialect: Dialect, event: Appended): Promise<void> => appendEvents(tx, dialect, [event])

/**
 * Appends events for signed-in readers, in the shape that the contract promises. Runs one statement and waits once for other transactions
 * that append events.
 */
export const appendReaderEvents = <Kind extends keyof ReaderEvents>(
  tx: Database,
  dialect: Dialect,
  events: readonly ReaderEvent<Kind>[],
): Promise<void> => appendEvents(tx, dialect, events)

export const appendReaderEvent = <Kind extends keyof ReaderEvents>(
  tx: Database,
  dialect: Dialect,
  event: ReaderEvent<Kind>,
): Promise<void> => appendEvents(tx, dialect, [event])
