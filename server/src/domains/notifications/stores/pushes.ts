import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'

/**
 * Queues the pushes of notifications in one statement: one for each device whose session shows the notification's profile. They are
 * sent after the commit.
 */
export async function queuePushes(tx: Database, dialect: Dialect, notificationIds: readonly string[], now: number): Promise<void> {
  const given = jsonRows(
    dialect,
    { id: 'text' },
    notificationIds.map((id) => [id]),
  )
  await sql`insert into push_queue (subscription_id, notification_id, tries, due_at, created_at)
    select s.id, n.id, 0, cast(${now} as bigint), cast(${now} as bigint)
    from ${given} as given
    join notifications n on n.id = given.id
    join sessions e on e.profile_id = n.profile_id and e.revoked_at is null and e.expires_at > ${now}
    join push_subscriptions s on s.session_id = e.id`.execute(tx)
}
