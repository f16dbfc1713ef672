import type { Formats } from '@wasla/design-system/locale/formats.ts'

const day = 86_400_000

/** Returns a past time in words: “2 hours ago”, “yesterday”, then the day of the week, and after a week the date. */
export function momentText(at: Date, now: Date, { ago, date }: Pick<Formats, 'ago' | 'date'>): string {
  const age = now.getTime() - at.getTime()
  if (age < 2 * day) return ago(at, now)
  return date(at, age < 7 * day ? 'weekdayName' : 'shortDay')
}
