import { plusDays } from '../../insights/days.ts'

const friday = 5
const saturday = 6

/**
 * Returns the day on which most salaries in Saudi Arabia are paid in a month, `YYYY-MM`: the 27th, but the Thursday before if that is a
 * Friday, and the Sunday after if it is a Saturday.
 */
export function salaryDayOf(month: string): string {
  const day = `${month}-27`
  const weekday = new Date(Date.parse(day)).getUTCDay()
  if (weekday === friday) return plusDays(day, -1)
  return weekday === saturday ? plusDays(day, 1) : day
}
