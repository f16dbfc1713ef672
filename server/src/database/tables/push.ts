import type { Moment } from './values.ts'

/** Subscriptions of browsers to pushes. A session has at most one, because it is on one device. The keys are in base64url. */
export type PushSubscriptionsTable = {
  id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Moment
}

/** Notifications that wait to be pushed, one row for each device. */
export type PushQueueTable = {
  subscription_id: string
  notification_id: string
  tries: number
  due_at: Moment
  created_at: Moment
}
