import { pushLimits } from '@wasla/contract/notifications/push/limits.ts'
import type { PushSubscriptionKeys } from '@wasla/contract/notifications/push/subscription.ts'
import type { Insertable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { PushSubscriptionsTable } from '#database/tables/push.ts'

/** Returns the subscription of a session; undefined if it has none. */
export const findSubscription = (db: Database, sessionId: string): Promise<PushSubscriptionKeys | undefined> =>
  db.selectFrom('push_subscriptions').select(['endpoint', 'p256dh', 'auth']).where('session_id', '=', sessionId).executeTakeFirst()

/**
 * Makes a subscription the only one of its session and of its endpoint. What waited for the former ones is not pushed, because the device
 * may have another owner now. Of two concurrent calls one is stored.
 */
export async function replaceSubscription(tx: Database, row: Insertable<PushSubscriptionsTable>): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where((own) => own.or([own('session_id', '=', row.session_id), own('endpoint', '=', row.endpoint)]))
    .execute()
  await tx
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

const ofUser = (db: Database, userId: string) => db.selectFrom('sessions').select('id').where('user_id', '=', userId)

/** Deletes all but the newest subscriptions of an account. */
export async function deleteOldest(tx: Database, userId: string): Promise<void> {
  const oldest = await tx
    .selectFrom('push_subscriptions')
    .select('id')
    .where('session_id', 'in', ofUser(tx, userId))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(pushLimits.devices)
    // SQLite takes an offset only after a limit. An account never has so many.
    .limit(1_000)
    .execute()
  const ids = oldest.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('push_subscriptions').where('id', 'in', ids).execute()
}

/** Deletes a subscription of an account by its endpoint. */
export const deleteOwn = (db: Database, userId: string, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).where('session_id', 'in', ofUser(db, userId)).execute()

export const deleteSubscription = (db: Database, id: string) => db.deleteFrom('push_subscriptions').where('id', '=', id).execute()

/** Deletes the subscriptions of sessions that have ended. */
export const deleteEnded = (db: Database, now: number) =>
  db
    .deleteFrom('push_subscriptions')
    .where('session_id', 'in', (ended) =>
      ended
        .selectFrom('sessions')
        .select('id')
        .where((session) => session.or([session('revoked_at', 'is not', null), session('expires_at', '<=', now)])),
    )
    .execute()
