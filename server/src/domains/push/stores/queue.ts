import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'
import type { PushSubscriptionKeys } from '@wasla/contract/notifications/push/subscription.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import { notification } from '../../notifications/service.ts'
import type { PushFacts } from '../is-worth-pushing.ts'

/** A push that is due, with everything that its message needs except the sender. */
export type DuePush = PushFacts & {
  subscriptionId: string
  notification: NotificationRecord
  to: PushSubscriptionKeys
  language: Language | null
  tries: number
  dueAt: number
}

/** Returns pushes that are due, longest due first. */
export async function findDuePushes(db: Database, now: number, limit: number): Promise<DuePush[]> {
  const rows = await db
    .selectFrom('push_queue as q')
    .innerJoin('notifications as n', 'n.id', 'q.notification_id')
    .innerJoin('push_subscriptions as s', 's.id', 'q.subscription_id')
    .innerJoin('sessions as e', 'e.id', 's.session_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .select(notification.columns('n'))
    .select(['q.subscription_id', 'q.tries', 'q.due_at', 'q.created_at as queued_at'])
    .select(['s.endpoint', 's.p256dh', 's.auth'])
    .select(['e.profile_id as shown_profile_id', 'e.revoked_at', 'e.expires_at', 'u.language'])
    .where('q.due_at', '<=', now)
    .orderBy('q.due_at')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    subscriptionId: row.subscription_id,
    notification: notification.read(row),
    to: { endpoint: row.endpoint, p256dh: row.p256dh, auth: row.auth },
    language: row.language,
    tries: row.tries,
    dueAt: row.due_at,
    queuedAt: row.queued_at,
    session: { profileId: row.shown_profile_id, revokedAt: row.revoked_at, expiresAt: row.expires_at },
  }))
}

/** Returns how many pushes wait, and when the first of them is due; null if none waits. */
export async function waitingPushes(db: Database): Promise<{ count: number; firstDue: number | null }> {
  const row = await db
    .selectFrom('push_queue')
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.min('due_at').as('first')])
    .executeTakeFirstOrThrow()
  return { count: row.count, firstDue: row.first }
}

type Key = Pick<DuePush, 'subscriptionId' | 'notification'>

/**
 * Claims a push for this process until `dueAt`. Only one of several concurrent claims succeeds. If the process dies, the push is due again
 * at `dueAt`.
 */
export async function claimPush(db: Database, push: DuePush, dueAt: number): Promise<boolean> {
  const claimed = await db
    .updateTable('push_queue')
    .set({ due_at: dueAt, tries: push.tries + 1 })
    .where('subscription_id', '=', push.subscriptionId)
    .where('notification_id', '=', push.notification.id)
    .where('due_at', '=', push.dueAt)
    .where('tries', '=', push.tries)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows) === 1
}

/** Moves the next try of a push. */
export const delayPush = (db: Database, { subscriptionId, notification: { id } }: Key, dueAt: number) =>
  db
    .updateTable('push_queue')
    .set({ due_at: dueAt })
    .where('subscription_id', '=', subscriptionId)
    .where('notification_id', '=', id)
    .execute()

export const deletePush = (db: Database, { subscriptionId, notification: { id } }: Key) =>
  db.deleteFrom('push_queue').where('subscription_id', '=', subscriptionId).where('notification_id', '=', id).execute()

export const deletePushesBefore = (db: Database, moment: number) => db.deleteFrom('push_queue').where('created_at', '<=', moment).execute()
