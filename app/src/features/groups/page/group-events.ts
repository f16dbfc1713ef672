import type { NotificationType } from '@wasla/contract/notifications/record.ts'

/** Notifications after which a group, or the viewer's role in it, may have changed. */
const about: readonly NotificationType[] = [
  'GROUP_INVITATION_CREATED',
  'REQUEST_TO_JOIN_GROUP_ACCEPTED',
  'REQUEST_TO_JOIN_GROUP_REJECTED',
  'GROUP_REQUEST_CREATED',
  'GROUP_OWNERSHIP_TRANSFERRED',
]

/** Returns whether an event of the stream is about a group. `data` may have any shape. */
export function isAboutGroups(data: string): boolean {
  try {
    const event: unknown = JSON.parse(data)
    return typeof event === 'object' && event !== null && 'type' in event && about.some((type) => type === event.type)
  } catch {
    return false
  }
}
