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
 * Appends an event for a user, or for everybody. Call it in the transaction of what happened, so that the event is sent if and only if
 * that is committed. `kind` names it for the reader; one that begins with `process:` reaches the server's processes alone.
 */
export const appendEvent = (tx: Database, dialect: Dialect, event: Appended): Promise<void> => appendEvents(tx, dialect, [event])

/** The same for signed-in readers, in the shape the contract promises: one statement, and one wait for those who append at the same time. */
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
