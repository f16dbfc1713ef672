import { plusDays } from '@wasla/contract/insights/days.ts'

/** A week from Sunday on, or the part of it that lies in a range. */
export type Week = { readonly from: string; readonly to: string; readonly length: number }

/** Whether a civil day is a Sunday, with which weeks begin. */
const isSunday = (day: string) => new Date(Date.parse(day)).getUTCDay() === 0

/** The weeks of a row of consecutive days; the first and the last may be shorter. */
export function weeksOf(days: readonly string[]): Week[] {
  const weeks: Week[] = []
  for (const day of days) {
    const last = weeks.at(-1)
    if (last && !isSunday(day)) weeks[weeks.length - 1] = { ...last, to: day, length: last.length + 1 }
    else weeks.push({ from: day, to: day, length: 1 })
  }
  return weeks
}

/** Whether a week goes on after the range. */
export const isUnderWay = ({ to, length }: Week): boolean => length < 7 && !isSunday(plusDays(to, 1))
