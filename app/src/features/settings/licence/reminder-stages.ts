import { dayLater, daysBetween } from '@wasla/contract/licences/days.ts'
import { licenceLimits } from '@wasla/contract/licences/limits.ts'

/** A knot of the path from today to the end of a licence, with its civil day. `days` is the number of days before the end. */
export type ReminderStage = { readonly id: 'today' | 'end' | `${number}`; readonly day: string; readonly days: number }

/** Returns the path: today, the reminders that are still to come, and the last day. */
export function reminderStages(expiresOn: string, today: string): ReminderStage[] {
  const left = daysBetween(today, expiresOn)
  const reminders = licenceLimits.reminders
    .filter((days) => days < left)
    .map((days) => ({ id: `${days}` as const, day: dayLater(expiresOn, -days), days }))
  return [{ id: 'today', day: today, days: left }, ...reminders, { id: 'end', day: expiresOn, days: 0 }]
}
