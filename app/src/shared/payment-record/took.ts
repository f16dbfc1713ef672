const sizes = { minutes: 60, hours: 3_600, days: 86_400 } as const
type TookUnit = keyof typeof sizes

/** Returns the unit for a time in seconds: minutes below an hour, hours below two days, then days. */
export const unitFor = (seconds: number): TookUnit => {
  if (seconds < sizes.hours) return 'minutes'
  return seconds < 2 * sizes.days ? 'hours' : 'days'
}

/** Returns a time in seconds as the nearest whole number of a unit. A time that is not zero is at least one minute. */
export function tookIn(unit: TookUnit, seconds: number): number {
  const count = Math.round(seconds / sizes[unit])
  return unit === 'minutes' && seconds > 0 ? Math.max(1, count) : count
}

/** Returns a time with its unit. 59 minutes and 40 seconds are one hour, as the next unit begins there. */
export function tookOf(seconds: number): { unit: TookUnit; count: number } {
  const unit = unitFor(seconds)
  const count = tookIn(unit, seconds)
  return unit === 'minutes' && count === 60 ? { unit: 'hours', count: 1 } : { unit, count }
}
