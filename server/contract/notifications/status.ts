import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { NotificationStatusInput } from '../generated/user-sdl-types.ts'
import { notificationLimits } from './limits.ts'
import type { NotificationRecord } from './record.ts'

/** Returns the ids of the requested notifications, each once. */
export const requestedIds = (requested: readonly NotificationStatusInput[]): string[] => [
  ...new Set(requested.map(({ notificationId }) => notificationId)),
]

/** Refuses a list that is too long, before anything is loaded. */
export const checkRequested = (requested: readonly NotificationStatusInput[]): Decision<readonly NotificationStatusInput[]> =>
  requested.length > notificationLimits.changedAtOnce
    ? refused(invalidInput([{ path: 'notifications', rule: 'maxItems', params: { max: notificationLimits.changedAtOnce } }]))
    : decided(requested)

/**
 * `updateMultipleNotificationStatus` (I-03): returns every notification after the change, in the requested order, each once; if a
 * notification is requested twice, the last status is used. `own` are the requested notifications in the caller's own panel. If any is not
 * in it, nothing changes, whether it is in another panel or does not exist (security case 19). A notification that was read before keeps
 * the time at which it was read.
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

/** Sorts a panel: the newest first, then by id. */
export const newestFirst = (one: NotificationRecord, other: NotificationRecord): number =>
  other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)
