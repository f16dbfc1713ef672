import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { NotificationStatusInput } from '../generated/user-sdl-types.ts'
import { notificationLimits } from './limits.ts'
import type { NotificationRecord } from './record.ts'

/** Returns the ids of the requested notifications, each once. */
export const requestedIds = (requested: readonly NotificationStatusInput[]): string[] => [
  ...new Set(requested.map(({ notificationId }) => notificationId)),
]

/** Refuses a list that is too long. Called before the notifications are loaded. */
export const checkRequested = (requested: readonly NotificationStatusInput[]): Decision<readonly NotificationStatusInput[]> =>
  requested.length > notificationLimits.changedAtOnce
    ? refused(invalidInput([{ path: 'notifications', rule: 'maxItems', params: { max: notificationLimits.changedAtOnce } }]))
    : decided(requested)

/**
 * `updateMultipleNotificationStatus` (I-03): returns the changed notifications in the requested order, each once. If a notification is
 * requested twice, its last status is used. `own` are the requested notifications that are in the caller's panel. If one is missing there,
 * nothing changes, and the refusal does not reveal whether it exists (security case 19). A notification that was read before keeps the time
 * at which it was read.
 */
export function decideStatuses(
  own: readonly NotificationRecord[],
  requested: readonly NotificationStatusInput[],
  now: number,
): Decision<NotificationRecord[]> {
  const lines = new Map(own.map((line) => [line.id, line]))
  const statuses = new Map(requested.map(({ notificationId, status }) => [notificationId, status]))
  const after: NotificationRecord[] = []
  for (const [id, status] of statuses) {
    const line = lines.get(id)
    if (!line) return refused(new Problem('NOTIFICATION_NOT_FOUND'))
    after.push({ ...line, readAt: status === 'READ' ? (line.readAt ?? now) : null })
  }
  return decided(after)
}

/** Sorts the notifications of a panel: the newest first, then by id. */
export const newestFirst = (one: NotificationRecord, other: NotificationRecord): number =>
  other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)
