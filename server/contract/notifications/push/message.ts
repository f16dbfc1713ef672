import type { Language } from '../../platform/language.ts'
import type { NotificationRecord, NotificationType } from '../record.ts'
import { notificationText } from '../texts.ts'
import { wayOf, type Leading } from '../where.ts'
import { pushLimits } from './limits.ts'

/** What a push contains, as JSON: a notification as the device shows it. */
export type PushMessage = {
  title: string
  body: string
  lang: Language
  dir: 'ltr' | 'rtl'
  /** A device shows the newest notification of a tag in place of the others. */
  tag: string
  /** Path that a press on the notification opens. */
  path: string
  /** Number of unread notifications in the panel. */
  unread: number
}

type Subject = (record: NotificationRecord) => string | null | undefined
const ofProgram: Subject = ({ meta }) => meta.programId

/** The types of which only the newest about one subject is worth reading: invitations that are repeated, states, and counts. */
const replaced: Readonly<Partial<Record<NotificationType, Subject>>> = {
  MANAGED_ACCOUNT_CREATED: ({ senderProfileId }) => senderProfileId,
  GROUP_INVITATION_CREATED: ({ meta }) => meta.groupId,
  PROGRAM_STATUS_CHANGED: ofProgram,
  PROGRAM_BUDGET_ALERT: ofProgram,
  PROGRAM_RESULTS_WAITING: ofProgram,
  PROGRAM_OUTAGE_STARTED: ofProgram,
  PROGRAM_OUTAGE_ENDED: ofProgram,
  SAVED_PEOPLE_FILTER_MATCHED: ({ referenceId }) => referenceId,
}

/** Returns the tag of a notification: its id, or one that it shares with earlier ones of its type about the same subject. */
function tagOf(record: NotificationRecord): string {
  const subject = replaced[record.type]?.(record)
  return subject ? `${record.type} ${subject}` : record.id
}

/** Returns a text of at most `most` characters, with an ellipsis if it was longer: a push has room for few. */
function cut(text: string, most: number): string {
  const characters = [...text]
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`
}

type Reader = {
  language: Language
  unread: number
  /** The profile that caused the notification with its name in that language; null if no profile did, or if it is not public. */
  sender: { name: string; leads: NonNullable<Leading['sender']> } | null
}

/** Returns the push of a notification in its reader's language, with the same text and path as in the panel. */
export function pushMessageOf(record: NotificationRecord, { language, unread, sender }: Reader): PushMessage {
  const { title, content } = notificationText(record, sender?.name ?? null, language)
  return {
    title: cut(title, pushLimits.title),
    body: cut(content, pushLimits.body),
    lang: language,
    dir: language === 'ar' ? 'rtl' : 'ltr',
    tag: tagOf(record),
    path: wayOf({ ...record, sender: sender?.leads ?? null }),
    unread,
  }
}
