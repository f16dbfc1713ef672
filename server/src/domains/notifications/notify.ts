import { sentAsText, type NotificationMeta, type NotificationType } from '@wasla/contract/notifications/record.ts'
import { fallbackLanguage } from '@wasla/contract/platform/language.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { tellReader } from '../events/service.ts'
import { queueText } from './texts/queue.ts'

export type NewNotification = {
  /** Whose panel it is written to. */
  profileId: string
  type: NotificationType
  meta?: NotificationMeta
  /** The record its buttons speak of (I-02). */
  referenceId?: string | null
  senderProfileId?: string | null
}

const isText = (type: NotificationType): type is keyof typeof sentAsText => Object.hasOwn(sentAsText, type)

/**
 * Writes a line to a profile's panel, in the transaction of what it tells of: its page hears of it on the stream, and where I-06 says so
 * a text message waits for the gateway, in the language the owner chose. Nothing where the profile is gone.
 */
export async function notify(
  tx: Database,
  { dialect, clock, ids, env }: Pick<Deps, 'dialect' | 'clock' | 'ids' | 'env'>,
  { profileId, type, meta = {}, referenceId = null, senderProfileId = null }: NewNotification,
): Promise<void> {
  const owner = await tx
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['u.id', 'u.mobile_no', 'u.country_id', 'u.language'])
    .where('p.id', '=', profileId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!owner) return
  const now = clock.now()
  const id = ids.uuid()
  await tx
    .insertInto('notifications')
    .values({
      id,
      profile_id: profileId,
      type,
      meta: JSON.stringify(meta),
      reference_id: referenceId,
      sender_profile_id: senderProfileId,
      created_at: now,
      read_at: null,
    })
    .execute()
  await tellReader(tx, dialect, { userId: owner.id, kind: 'notification', data: { id, type, profileId }, at: now })
  if (!isText(type)) return
  const language = owner.language ?? fallbackLanguage
  await queueText(
    tx,
    { ids, clock },
    {
      to: owner.mobile_no,
      countryId: owner.country_id,
      kind: sentAsText[type],
      language,
      variables: { product: env.productName[language] },
    },
  )
}
