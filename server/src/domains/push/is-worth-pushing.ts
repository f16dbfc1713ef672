import { pushLimits } from '@wasla/contract/notifications/push/limits.ts'
import type { NotificationRecord } from '@wasla/contract/notifications/record.ts'

/** What decides whether a push is still sent. */
export type PushFacts = {
  notification: Pick<NotificationRecord, 'profileId' | 'readAt'>
  queuedAt: number
  /** The session of the device, with the profile that it shows now. */
  session: { profileId: string; revokedAt: number | null; expiresAt: number }
}

/**
 * Returns whether a push still reaches the right person with something new: the session is open and shows the notification's profile, nobody
 * has read the notification, and it is not too old.
 */
export const isWorthPushing = ({ notification, queuedAt, session }: PushFacts, now: number): boolean =>
  session.revokedAt === null &&
  session.expiresAt > now &&
  session.profileId === notification.profileId &&
  notification.readAt === null &&
  now - queuedAt < pushLimits.life
