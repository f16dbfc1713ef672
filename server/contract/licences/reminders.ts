import type { NotificationDraft } from '../notifications/draft.ts'
import { civilDate } from '../platform/riyadh.ts'
import { daysBetween, dayLater } from './days.ts'
import { licenceLimits } from './limits.ts'
import type { CheckedLicence } from './record.ts'

type Ending = Pick<CheckedLicence, 'expiresOn' | 'reviewedAt'>

/**
 * Returns the reminder that is due on a day, as its number of days before the end; null if none is due. Of several missed reminders, only
 * the last one is due. No reminder is due whose day was over when the licence was approved, nor after the last day.
 */
export function dueReminder({ expiresOn, reviewedAt }: Ending, today: string): number | null {
  const left = daysBetween(today, expiresOn)
  if (left < 0 || reviewedAt === null) return null
  const due = licenceLimits.reminders.findLast((days) => left <= days)
  return due === undefined || civilDate(reviewedAt) > dayLater(expiresOn, -due) ? null : due
}

/** Returns the notification of a reminder. */
export const reminderOf = (
  { id, profileId, expiresOn }: Pick<CheckedLicence, 'id' | 'profileId' | 'expiresOn'>,
  today: string,
): NotificationDraft => ({
  profileId,
  type: 'LICENCE_EXPIRES',
  referenceId: id,
  meta: { day: expiresOn, count: daysBetween(today, expiresOn) },
})

/** Returns the last day that a licence can have for a reminder to be due: later ends need none yet. */
export const remindedUntil = (today: string): string => dayLater(today, Math.max(...licenceLimits.reminders))
