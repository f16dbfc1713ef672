/** Difference between the time in Riyadh and UTC: three hours, all year. */
const ahead = 3 * 3_600_000
const dayLength = 86_400_000

const dayOf = (moment: number) => Math.floor((moment + ahead) / dayLength)

/**
 * Cache of the last formatted date. Most consecutive times are on the same day, and formatting a date costs fifty times as much as
 * comparing the day.
 */
let last = { day: Number.NaN, date: '' }

/** Returns the civil date in Riyadh, `YYYY-MM-DD`, of a moment in milliseconds. */
export function civilDate(moment: number): string {
  const day = dayOf(moment)
  if (day !== last.day) last = { day, date: new Date(moment + ahead).toISOString().slice(0, 10) }
  return last.date
}

/** Returns whether two moments fall on the same civil date in Riyadh. */
export const isSameDay = (one: number, other: number): boolean => dayOf(one) === dayOf(other)

/** Returns the moment at which a civil date begins in Riyadh. */
export const startOfDay = (date: string) => Date.parse(date) - ahead

/** Returns the moment at which a civil date ends in Riyadh: the first moment of the next day. */
export const endOfDay = (date: string) => startOfDay(date) + dayLength

const shape = /^(\d{4})-(\d{2})-(\d{2})$/

/** Returns whether a text is a day that exists. For example, 29 February exists only in leap years. */
export function isCivilDate(text: string): boolean {
  const [, year = '', month = '', day = ''] = shape.exec(text) ?? []
  if (day === '') return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.toISOString().slice(0, 10) === text
}

/**
 * Returns the whole years between two civil dates. In a year without 29 February, a person who was born on that day turns a year older on 1
 * March.
 */
export function yearsBetween(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Returns the same day and time of day in Riyadh, `months` calendar months later. If that month lacks the day, returns its last day. */
export function monthsLater(moment: number, months: number): number {
  const local = new Date(moment + ahead)
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const date = Date.UTC(year, month, Math.min(local.getUTCDate(), lastDay))
  const timeOfDay = ((local.getTime() % dayLength) + dayLength) % dayLength
  return date + timeOfDay - ahead
}
