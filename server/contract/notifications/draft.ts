import { fallbackLanguage, type Language } from '../platform/language.ts'
import { sentAsText, type NotificationMeta, type NotificationRecord, type NotificationType } from './record.ts'

/** A notification that a use case sends, before it has an id and a time. */
export type NotificationDraft = {
  /** Id of the profile whose panel shows the notification. */
  profileId: string
  type: NotificationType
  meta?: NotificationMeta
  /** Id of the record that the buttons of the notification change (I-02). */
  referenceId?: string | null
  senderProfileId?: string | null
  /**
   * Whether this notification replaces unread notifications of the same type from the same sender, so that the panel shows repeated
   * invitations once.
   */
  replacesUnread?: boolean
  /** Whether no text message is sent although the type has one, because another message says the same. */
  isPanelOnly?: boolean
}

type TextKind = (typeof sentAsText)[keyof typeof sentAsText]

export type NewNotification = {
  record: NotificationRecord
  /** The text message that is also sent (I-06), in the language of the account; null if none is sent. */
  text: { kind: TextKind; language: Language } | null
}

const isSentAsText = (type: NotificationType): type is keyof typeof sentAsText => Object.hasOwn(sentAsText, type)

/** Returns the notification to store for the owner's panel, and the text message to send, if any. */
export function decideNotification(
  { profileId, type, meta = {}, referenceId = null, senderProfileId = null, isPanelOnly = false }: NotificationDraft,
  owner: { language: Language | null },
  { id, now }: { id: string; now: number },
): NewNotification {
  return {
    record: { id, profileId, type, meta, referenceId, senderProfileId, createdAt: now, readAt: null },
    text: isSentAsText(type) && !isPanelOnly ? { kind: sentAsText[type], language: owner.language ?? fallbackLanguage } : null,
  }
}

/** Returns whether a stored notification is removed when a draft is saved; see `replacesUnread`. */
export const isReplaced = (line: NotificationRecord, { profileId, type, senderProfileId = null, replacesUnread }: NotificationDraft) =>
  replacesUnread === true &&
  line.profileId === profileId &&
  line.type === type &&
  line.senderProfileId === senderProfileId &&
  line.readAt === null
