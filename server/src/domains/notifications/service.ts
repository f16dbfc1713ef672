import type { SmsKind } from '@wasla/contract/notifications/sms-kinds.ts'
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
import type { Env } from '../../config/env.ts'
import { appendReaderEvents } from '../events/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { sweepNotifications, textSender } from './jobs.ts'
import { batchesOf } from './batches.ts'
import { addToMeta, countUnread, deleteReplaced, findOwners, insertNotifications, type Line, type Lines } from './stores/notifications.ts'
import { countLines, findLines, findOwnLines, saveReadAt } from './stores/panel.ts'
import { queuePushes } from './stores/pushes.ts'
import { insertText } from './stores/texts.ts'

export { countUnread, notification } from './stores/notifications.ts'

/** Notifications and text messages. Other domains write notifications with `notify`. */
export type NotificationsService = {
  /** Returns one page of the active profile's panel, newest first, with the counts of all and of unread lines (I-05, X-55). */
  mine(viewer: Pick<Viewer, 'profileId'>, page: PageArgument): Promise<{ count: number; unreadCount: number; data: NotificationRecord[] }>
  /**
   * Marks lines of the active profile's panel as read or unread (I-03). Changes nothing and throws `NOTIFICATION_NOT_FOUND` if one of the
   * lines is not in the panel. Throws `DTO_VALIDATION_ERROR` for more than a hundred. Idempotent.
   */
  mark(viewer: Pick<Viewer, 'profileId'>, requested: readonly NotificationStatusInput[]): Promise<NotificationRecord[]>
  /** Hands waiting text messages to the gateway, for the timer. Returns how many were sent. */
  sendTexts(): Promise<number>
  /** Deletes notifications that are older than the limit of I-08. */
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

/** A text message to a number in E.164 format and the id of its country, in its reader's language. */
export type WaitingText = {
  to: string
  countryId: string
  kind: SmsKind
  language: Language
  variables: Readonly<Record<string, string>>
}

/**
 * Queues a message in the transaction, so that it is sent only after a commit. The row waits until the timer hands the message to the
 * gateway.
 */
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

type NotifyDeps = Pick<Deps, 'dialect' | 'clock' | 'ids'> & { env: Pick<Env, 'productName'> }

/** Writes at most one notification for each profile. */
async function notifyBatch(tx: Database, { dialect, clock, ids, env }: NotifyDeps, drafts: readonly NotificationDraft[]): Promise<void> {
  const profileIds = drafts.map(({ profileId }) => profileId)
  const owners = await findOwners(tx, dialect, profileIds)
  for (const draft of drafts) if (draft.replacesUnread && owners.has(draft.profileId)) await deleteReplaced(tx, draft)
  const made = drafts.flatMap((draft) => {
    const owner = owners.get(draft.profileId)
    return owner ? [{ owner, ...decideNotification(draft, owner, { id: ids.uuid(), now: clock.now() }) }] : []
  })
  if (made.length === 0) return
  await insertNotifications(
    tx,
    dialect,
    made.map(({ record }) => record),
  )
  await queuePushes(
    tx,
    dialect,
    made.map(({ record }) => record.id),
    clock.now(),
  )
  const unread = await countUnread(tx, dialect, profileIds)
  await appendReaderEvents(
    tx,
    dialect,
    made.map(({ owner: { userId }, record: { id, type, profileId, createdAt: at } }) => {
      return { userId, kind: 'notification', data: { id, type, unreadCount: unread.get(profileId) ?? 0, profileId }, at }
    }),
  )
  for (const { owner, text } of made)
    if (text) {
      const variables = { product: env.productName[text.language] }
      await queueText(tx, { ids, clock }, { to: owner.mobileNo, countryId: owner.countryId, ...text, variables })
    }
}

/**
 * Writes notifications in the transaction of the change that they report. Adds each one as a line to its profile's panel. Sends an event
 * with the new unread count to the owner's open pages. Queues pushes to the devices that show the profile, and a text message if I-06
 * requires it. Skips profiles that do not exist. Runs as many statements for a hundred profiles as for one.
 */
export async function notifyAll(tx: Database, deps: NotifyDeps, drafts: readonly NotificationDraft[]): Promise<void> {
  for (const batch of batchesOf(drafts)) await notifyBatch(tx, deps, batch)
}

/** Writes one notification; see `notifyAll`. */
export const notify = (tx: Database, deps: NotifyDeps, draft: NotificationDraft): Promise<void> => notifyAll(tx, deps, [draft])

/**
 * Adds the end of a request to the values of its panel line, so that the line's buttons are no longer offered (I-02). `endOf` of the
 * contract builds these values.
 */
export const updateNotification = (tx: Database, line: Line, meta: NotificationMeta) =>
  addToMeta(tx, { ...line, profileIds: [line.profileId] }, meta)

/** Adds the end of a request to all lines of a type about one record, in the panels of these profiles. */
export const updateNotificationsAbout = (tx: Database, lines: Lines, meta: NotificationMeta) => addToMeta(tx, lines, meta)
