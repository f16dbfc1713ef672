import type { ReaderEvents } from '@wasla/contract/platform/events.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { inOrder } from '#database/event-order/event-order.ts'

/**
 * Tells a user, or everybody, what happened. Call it in the transaction of what happened: told if and only if it happened. `kind` names
 * it for the reader; one that begins with `process:` is heard by the server's processes alone.
 */
export async function appendEvent(
  tx: Database,
  dialect: Dialect,
  event: { userId: string | null; kind: string; data: unknown; at: number },
): Promise<void> {
  await inOrder(tx, dialect)
  await tx
    .insertInto('events')
    .values({ user_id: event.userId, kind: event.kind, data: JSON.stringify(event.data), created_at: event.at })
    .execute()
}

/** The same for what a signed-in reader hears of, with the shape the contract promises. */
export const tellReader = <Kind extends keyof ReaderEvents>(
  tx: Database,
  dialect: Dialect,
  event: { userId: string; kind: Kind; data: ReaderEvents[Kind]; at: number },
): Promise<void> => appendEvent(tx, dialect, event)
