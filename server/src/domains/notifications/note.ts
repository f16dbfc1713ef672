import type { NotificationMeta, NotificationType } from '@wasla/contract/notifications/record.ts'
import type { Database } from '#database/database.ts'

/** Which line: of whose panel, of what kind, about which record. */
export type Line = { profileId: string; type: NotificationType; referenceId: string }

/** Says in a line of somebody's panel how what it asks for ended, so that its buttons are not offered in vain (I-02). */
export const noteInLine = (tx: Database, { profileId, type, referenceId }: Line, meta: NotificationMeta) =>
  tx
    .updateTable('notifications')
    .set({ meta: JSON.stringify(meta) })
    .where('profile_id', '=', profileId)
    .where('type', '=', type)
    .where('reference_id', '=', referenceId)
    .execute()

/** Takes back what a sender's earlier lines of the kind said and nobody read: who asks again and again is one line all the same. */
export const takeBackUnread = (
  tx: Database,
  { profileId, type, senderProfileId }: Pick<Line, 'profileId' | 'type'> & { senderProfileId: string },
) =>
  tx
    .deleteFrom('notifications')
    .where('profile_id', '=', profileId)
    .where('type', '=', type)
    .where('sender_profile_id', '=', senderProfileId)
    .where('read_at', 'is', null)
    .execute()
