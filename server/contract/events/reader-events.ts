import type { NotificationType } from '../notifications/record.ts'
import type { ProfileState } from '../profiles/states.ts'

/** The reasons for which a place in the waiting list changes. */
const waitingListMoves = ['joined', 'invitationAccepted', 'taskDone', 'admitted'] as const
export type WaitingListMove = (typeof waitingListMoves)[number]

/**
 * Payloads that `GET /events` sends to a signed-in reader, by the name of the event. `flags` and `reset` are not listed: everybody
 * gets them. A payload says only which record changed and how; the page queries the record.
 */
export type ReaderEvents = {
  /**
   * A notification was written (I-05, X-56). `profileId` is the profile whose panel shows the notification; it may differ from the active
   * profile. `unreadCount` is the number of unread notifications in that panel, including this one.
   */
  notification: { id: string; type: NotificationType; unreadCount: number; profileId: string }
  /**
   * The reader's place in the waiting list changed, for a reason in the reader's own entry. If other entries change the place, no event is
   * sent: the page polls every ten seconds.
   */
  waitingList: { why: WaitingListMove }
  /** The status of one of the reader's profiles has changed; the page queries `activeProfile` again. */
  profile: { profileId: string; state: ProfileState }
  /** Figures that the reader may see have changed: those of a program, or of one of its participants (O-07). Sent at most once a second. */
  performance: { programId: string }
}
