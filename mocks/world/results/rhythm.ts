import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { day as dayLength, hour } from '../clock.ts'

/** Weights of the weekdays from Sunday on. They are low until midweek and high from Thursday on. */
const weekdays = [0.9, 0.85, 0.9, 1, 1.75, 1.35, 1.15] as const

/** Returns the weekday of a date, from 0 for Sunday to 6. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

/** Returns whether a date is White Friday, the last Friday of November. */
export function isWhiteFriday(date: string): boolean {
  const [, month, day] = date.split('-').map(Number)
  return month === 11 && weekdayOf(date) === 5 && (day ?? 0) > 23
}

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'Asia/Riyadh' })
const months = new Map<string, boolean>()

/** Returns whether a date is in Ramadan, by the Umm al-Qura calendar. In Ramadan, traffic is low by day and high at night. */
export function isRamadan(date: string): boolean {
  const known = months.get(date)
  if (known !== undefined) return known
  const found = hijri.formatToParts(startOfDay(date) + dayLength / 2).find(({ type }) => type === 'month')?.value === '9'
  months.set(date, found)
  return found
}

const whiteFriday = 3.5

/** Returns the weight of a date within its week. The average is about 1. */
export const weightOf = (date: string): number => (weekdays[weekdayOf(date)] ?? 1) * (isWhiteFriday(date) ? whiteFriday : 1)

/** Percentage of a day's clicks in each hour, in Riyadh time. */
const usual = [2, 1, 1, 0, 0, 1, 1, 2, 3, 4, 4, 4, 4, 4, 4, 5, 5, 6, 7, 8, 10, 11, 8, 5] as const
const thursday = [2, 1, 0, 0, 0, 0, 1, 2, 2, 3, 3, 3, 3, 3, 4, 4, 5, 6, 8, 10, 12, 12, 9, 7] as const
const ramadan = [9, 9, 8, 5, 3, 1, 0, 0, 1, 1, 2, 3, 3, 3, 3, 3, 2, 1, 2, 4, 8, 10, 10, 9] as const

const hoursOf = (date: string): readonly number[] => {
  if (isRamadan(date)) return ramadan
  return weekdayOf(date) === 4 ? thursday : usual
}

/** Returns the time by which `share` (0 to 1) of a day's clicks have come, in milliseconds from midnight. */
export function momentInDay(date: string, share: number): number {
  let left = share * 100
  for (const [at, part] of hoursOf(date).entries()) {
    if (left < part) return Math.floor((at + left / part) * hour)
    left -= part
  }
  return dayLength - 1
}
