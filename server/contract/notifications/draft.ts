import { fallbackLanguage, type Language } from '../platform/language.ts'
import { sentAsText, type NotificationMeta, type NotificationRecord, type NotificationType } from './record.ts'

/** A notification as a use case decides on it. */
export type NotificationDraft = {
  /** Whose panel shows it. */
  profileId: string
  type: NotificationType
  meta?: NotificationMeta
  /** The record its buttons act on (I-02). */
  referenceId?: string | null
  senderProfileId?: string | null
  /** Replaces unread notifications of this type from the same sender, so that repeated invitations are one line. */
  replacesUnread?: boolean
  /** No text message goes out with it, also where others of its type have one: another one says as much. */
  isPanelOnly?: boolean
}

type TextKind = (typeof sentAsText)[keyof typeof sentAsText]

export type NewNotification = {
  record: NotificationRecord
  /** The text message that goes out with it (I-06), in the language the owner chose; null where none does. */
  text: { kind: TextKind; language: Language } | null
}

const isSentAsText = (type: NotificationType): type is keyof typeof sentAsText => Object.hasOwn(sentAsText, type)

/** What a draft becomes: the line in the owner's panel, and whether a text message goes out too. */
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

/** Whether a line in the panel goes when the draft is written; see `replacesUnread`. */
export const isReplaced = (line: NotificationRecord, { profileId, type, senderProfileId = null, replacesUnread }: NotificationDraft) =>
  replacesUnread === true &&
  line.profileId === profileId &&
  line.type === type &&
  line.senderProfileId === senderProfileId &&
  line.readAt === null
