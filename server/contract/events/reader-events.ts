import type { NotificationType } from '../notifications/record.ts'
import type { ProfileState } from '../profiles/states.ts'

/** Why a place in the waiting list moved. */
export const waitingListMoves = ['joined', 'invitationAccepted', 'taskDone', 'admitted'] as const
export type WaitingListMove = (typeof waitingListMoves)[number]

/**
 * What `GET /events` tells a signed-in reader beside `flags` and `reset`, by the event's name. A line says that something
 * happened and to what; the page asks for the rest.
 */
export type ReaderEvents = {
  /** A notification was written (I-05, X-56). `unreadCount` is that of the profile's panel with it, which need not be the active one's. */
  notification: { id: string; type: NotificationType; unreadCount: number; profileId: string }
  /** One's own place moved, and why; what others do is seen by asking every ten seconds. */
  waitingList: { why: WaitingListMove }
  /** The status of one's own profile has changed: query `activeProfile` again. */
  profile: { profileId: string; state: ProfileState }
  /** Figures of a program changed, of the whole or of a participant the reader may see (O-07); once a second at most, whatever came in. */
  performance: { programId: string }
}
