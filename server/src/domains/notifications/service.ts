import type { Deps } from '../../deps.ts'
import { textSender } from './texts/send.ts'

/** What people are told beside the answers to their calls. Lines are written by `notify`, in the transaction of what they tell of. */
export type NotificationsService = {
  /** For the timer: hands waiting text messages to the gateway, and answers how many left. */
  sendTexts(): Promise<number>
  /** Forgets lines older than I-08 keeps them. */
  sweep(): Promise<void>
}

const day = 86_400_000

export const createNotificationsService = (
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'limits' | 'log' | 'settings' | 'sms'>,
): NotificationsService => ({
  sendTexts: textSender(deps),
  async sweep() {
    const { db, clock, settings } = deps
    await db
      .deleteFrom('notifications')
      .where('created_at', '<', clock.now() - settings.get('notifications.kept') * day)
      .execute()
  },
})
