import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { OutboxTable } from '#database/tables/platform.ts'

export const insertMessage = (db: Database, message: Insertable<OutboxTable>) => db.insertInto('outbox').values(message).execute()

/** Returns the newest messages, newest first. */
export const newestMessages = (db: Database, count: number): Promise<Selectable<OutboxTable>[]> =>
  db.selectFrom('outbox').selectAll().orderBy('sent_at', 'desc').orderBy('id', 'desc').limit(count).execute()

/** Deletes all but the newest messages. */
export const forgetAllBut = (db: Database, count: number) =>
  db
    .deleteFrom('outbox')
    .where('id', 'not in', (newest) =>
      newest.selectFrom('outbox').select('id').orderBy('sent_at', 'desc').orderBy('id', 'desc').limit(count),
    )
    .execute()
