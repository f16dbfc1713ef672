import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { NotificationStatusInput } from '@wasla/contract/generated/user-types.ts'
import { decideNotification, type NotificationDraft } from '@wasla/contract/notifications/draft.ts'
import type { NotificationMeta, NotificationRecord } from '@wasla/contract/notifications/record.ts'
import { checkRequested, decideStatuses, requestedIds } from '@wasla/contract/notifications/status.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Env } from '../../env.ts'
import type { SmsKind } from '../../providers/sms/port.ts'
import { appendReaderEvent } from '../events/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { sweepNotifications, textSender } from './jobs.ts'
import { addToMeta, countUnread, deleteReplaced, findOwner, insertNotification, type Line } from './stores/notifications.ts'
import { countLines, findLines, findOwnLines, saveReadAt } from './stores/panel.ts'
import { insertText } from './stores/texts.ts'

/** Notifications and text messages. Other domains write notifications with `notify`. */
export type NotificationsService = {
  /** The panel of the active profile, newest first, and how much of it is unread (I-05, X-55). */
  mine(viewer: Pick<Viewer, 'profileId'>, page: PageArgument): Promise<{ count: number; unreadCount: number; data: NotificationRecord[] }>
  /**
   * Marks lines of the active profile's panel as read or unread (I-03): all of them or, with `NOTIFICATION_NOT_FOUND` where one is not in
   * it, none. More than a hundred are `DTO_VALIDATION_ERROR`. Doing it again changes nothing.
   */
  mark(viewer: Pick<Viewer, 'profileId'>, requested: readonly NotificationStatusInput[]): Promise<NotificationRecord[]>
  /** For the timer: hands waiting text messages to the gateway, and answers how many were sent. */
  sendTexts(): Promise<number>
  /** Deletes notifications older than I-08 stores them. */
  sweep(): Promise<void>
}

export const createNotificationsService = (
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'limits' | 'log' | 'settings' | 'sms'>,
): NotificationsService => ({
  async mine({ profileId }, page) {
    const { db } = deps
    const counts = await countLines(db, profileId)
    return { ...counts, data: counts.count === 0 ? [] : await findLines(db, profileId, pageOf(page)) }
  },
  async mark({ profileId }, requested) {
    changesOf(checkRequested(requested))
    return inTransaction(deps.db, async (tx) => {
      const own = await findOwnLines(tx, profileId, requestedIds(requested))
      const lines = changesOf(decideStatuses(own, requested, deps.clock.now()))
      const before = new Map(own.map((line) => [line.id, line.readAt]))
      await saveReadAt(
        tx,
        lines.filter(({ id, readAt }) => before.get(id) !== readAt),
      )
      return lines
    })
  },
  sendTexts: textSender(deps),
  sweep: async () => void (await sweepNotifications(deps)),
})

/** A text message to a number in E.164 of a country, in its reader's language. */
export type WaitingText = {
  to: string
  countryId: string
  kind: SmsKind
  language: Language
  variables: Readonly<Record<string, string>>
}

/** Sends a message if, and only if, the transaction is committed: it waits in a row until the timer hands it to the gateway. */
export const queueText = (tx: Database, { ids, clock }: Pick<Deps, 'ids' | 'clock'>, text: WaitingText) =>
  insertText(tx, {
    id: ids.uuid(),
    to_number: text.to,
    country_id: text.countryId,
    kind: text.kind,
    language: text.language,
    variables: JSON.stringify(text.variables),
    tries: 0,
    due_at: clock.now(),
    created_at: clock.now(),
  })

/**
 * Writes a notification, in the transaction of what it is about: a line in the profile's panel, an event to its owner's open pages, and
 * where I-06 says so a text message. Nothing where the profile is gone.
 */
export async function notify(
  tx: Database,
  { dialect, clock, ids, env }: Pick<Deps, 'dialect' | 'clock' | 'ids'> & { env: Pick<Env, 'productName'> },
  draft: NotificationDraft,
): Promise<void> {
  const owner = await findOwner(tx, draft.profileId)
  if (!owner) return
  if (draft.replacesUnread) await deleteReplaced(tx, draft)
  const { record, text } = decideNotification(draft, owner, { id: ids.uuid(), now: clock.now() })
  await insertNotification(tx, record)
  const { id, type, profileId, createdAt: at } = record
  const unreadCount = await countUnread(tx, profileId)
  await appendReaderEvent(tx, dialect, { userId: owner.id, kind: 'notification', data: { id, type, unreadCount, profileId }, at })
  if (!text) return
  const variables = { product: env.productName[text.language] }
  await queueText(tx, { ids, clock }, { to: owner.mobile_no, countryId: owner.country_id, ...text, variables })
}

/**
 * Adds to the values of a line of somebody's panel how its request ended, so that its buttons are no longer offered (I-02); `endOf` of the
 * contract says it.
 */
export const updateNotification = (tx: Database, line: Line, meta: NotificationMeta) => addToMeta(tx, line, meta)

/** The same for the lines of a type about one record, in whosever panels they are. */
export const updateNotificationsAbout = (tx: Database, lines: Omit<Line, 'profileId'>, meta: NotificationMeta) => addToMeta(tx, lines, meta)
