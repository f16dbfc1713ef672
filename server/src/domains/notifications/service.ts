import { decideNotification, type NotificationDraft } from '@wasla/contract/notifications/draft.ts'
import type { NotificationMeta } from '@wasla/contract/notifications/record.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import type { Env } from '../../env.ts'
import type { SmsKind } from '../../providers/sms/port.ts'
import { appendReaderEvent } from '../events/service.ts'
import { sweepNotifications, textSender } from './jobs.ts'
import { deleteReplaced, findOwner, insertNotification, updateMeta, type Line } from './stores/notifications.ts'
import { insertText } from './stores/texts.ts'

/** Notifications and text messages. Other domains write notifications with `notify`. */
export type NotificationsService = {
  /** For the timer: hands waiting text messages to the gateway, and answers how many were sent. */
  sendTexts(): Promise<number>
  /** Deletes notifications older than I-08 stores them. */
  sweep(): Promise<void>
}

export const createNotificationsService = (
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'limits' | 'log' | 'settings' | 'sms'>,
): NotificationsService => ({
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
  await appendReaderEvent(tx, dialect, { userId: owner.id, kind: 'notification', data: { id, type, profileId }, at })
  if (!text) return
  const variables = { product: env.productName[text.language] }
  await queueText(tx, { ids, clock }, { to: owner.mobile_no, countryId: owner.country_id, ...text, variables })
}

/** Says in a line of somebody's panel how its request ended, so that its buttons are no longer offered (I-02). */
export const updateNotification = (tx: Database, line: Line, meta: NotificationMeta) => updateMeta(tx, line, meta)
