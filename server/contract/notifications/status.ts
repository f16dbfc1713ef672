import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { NotificationStatusInput } from '../generated/user-sdl-types.ts'
import { notificationLimits } from './limits.ts'
import type { NotificationRecord } from './record.ts'

/** Which lines a call is about, each once. */
export const requestedIds = (requested: readonly NotificationStatusInput[]): string[] => [
  ...new Set(requested.map(({ notificationId }) => notificationId)),
]

/** Refuses a list that is too long, before anything of it is looked for. */
export const checkRequested = (requested: readonly NotificationStatusInput[]): Decision<readonly NotificationStatusInput[]> =>
  requested.length > notificationLimits.changedAtOnce
    ? refused(invalidInput([{ path: 'notifications', rule: 'maxItems', params: { max: notificationLimits.changedAtOnce } }]))
    : decided(requested)

/**
 * `updateMultipleNotificationStatus` (I-03): every line as it is afterwards, in the order asked, each once; of a line that is asked for
 * twice the last word holds. `own` are those of the asked lines that are in the caller's own panel: where one is missing nothing changes,
 * and a foreign one is answered like none (security case 19). What is read stays read since when it was.
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

/** The order of a panel: the newest first; of one moment by id. */
export const newestFirst = (one: NotificationRecord, other: NotificationRecord): number =>
  other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)
