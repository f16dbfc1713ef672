import type { NotificationType } from '../notifications/record.ts'
import type { ProfileState } from '../profiles/states.ts'

/** The reasons for which a place in the waiting list changes. */
export const waitingListMoves = ['joined', 'invitationAccepted', 'taskDone', 'admitted'] as const
export type WaitingListMove = (typeof waitingListMoves)[number]

/**
 * Payloads that `GET /events` sends to a signed-in reader in addition to `flags` and `reset`, by the name of the event. A payload
 * says only what happened to which record; the page queries the rest.
 */
export type ReaderEvents = {
  /**
   * A notification was written (I-05, X-56). `profileId` is the profile whose panel shows it, which may be another than the active one;
   * `unreadCount` is the number of unread notifications in that panel, this one included.
   */
  notification: { id: string; type: NotificationType; unreadCount: number; profileId: string }
  /**
   * The reader's own place moved because of something the reader did or that happened to the reader's entry. If others change the place,
   * the page sees that by polling every ten seconds.
   */
  waitingList: { why: WaitingListMove }
  /** The status of one of the reader's profiles has changed; the page queries `activeProfile` again. */
  profile: { profileId: string; state: ProfileState }
  /** The figures of a program changed, or those of a participant whom the reader may see (O-07). Sent at most once a second. */
  performance: { programId: string }
}
