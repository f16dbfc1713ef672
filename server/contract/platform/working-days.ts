const hour = 3_600_000
const day = 24 * hour

/** Difference between the time in Riyadh and UTC: three hours, without summer time. */
const riyadh = 3 * hour

/** `weekday` is 0 for Sunday. The working week is Sunday to Thursday. */
const isWorkingDay = (weekday: number) => weekday < 5

/** Returns the day of the week in Riyadh, 0 for Sunday. 1 January 1970 was a Thursday. */
const weekdayOf = (moment: number) => (((Math.floor((moment + riyadh) / day) + 4) % 7) + 7) % 7

/**
 * Returns the time `count` working days after `moment`, at the same time of day in Riyadh; both in milliseconds. A time on a Friday or
 * Saturday counts as the start of Sunday (F-10).
 */
export function addWorkingDays(moment: number, count: number): number {
  let at = moment
  while (!isWorkingDay(weekdayOf(at))) at = Math.floor((at + riyadh) / day) * day + day - riyadh
  for (let left = count; left > 0;) {
    at += day
    if (isWorkingDay(weekdayOf(at))) left -= 1
  }
  return at
}
