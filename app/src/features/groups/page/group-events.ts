import type { NotificationType } from '@wasla/contract/notifications/record.ts'

/** Notifications after which a group, or one's place in it, may be another. */
const about: readonly NotificationType[] = [
  'GROUP_INVITATION_CREATED',
  'REQUEST_TO_JOIN_GROUP_ACCEPTED',
  'REQUEST_TO_JOIN_GROUP_REJECTED',
  'GROUP_REQUEST_CREATED',
  'GROUP_OWNERSHIP_TRANSFERRED',
]

/** Whether an event of the stream is about a group; `data` is what came, of whatever shape. */
export function isAboutGroups(data: string): boolean {
  try {
    const event: unknown = JSON.parse(data)
    return typeof event === 'object' && event !== null && 'type' in event && about.some((type) => type === event.type)
  } catch {
    return false
  }
}
