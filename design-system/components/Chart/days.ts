/** A value of one civil day, `YYYY-MM-DD`. */
export type DayPoint = { day: string; value: number | null }

const length = 86_400_000
/** Longest drawn range, in days. */
const longest = 3_660

const startOf = (day: string) => (/^\d{4}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN)
const dayOf = (start: number) => new Date(start).toISOString().slice(0, 10)

/** Returns noon of that day in Riyadh, so that every formatter shows the same day. */
export const momentOf = (day: string): Date => new Date(startOf(day) + length * 0.375)

export type Spread = { days: readonly string[]; values: readonly (readonly (number | null)[])[] }

/**
 * Aligns the points of several series on consecutive days. A day that is missing or has no finite number is a gap, not a zero (E-10).
 * Points may come in any order. If two points have the same day, the later point of the list counts. Invalid days are skipped.
 */
export function spreadDays(series: readonly (readonly DayPoint[])[]): Spread {
  const known = series.map(
    (points) => new Map(points.filter(({ day }) => !Number.isNaN(startOf(day))).map(({ day, value }) => [day, value])),
  )
  const starts = known.flatMap((points) => [...points.keys()].map(startOf))
  if (starts.length === 0) return { days: [], values: series.map(() => []) }
  const first = starts.reduce((least, start) => Math.min(least, start))
  const last = starts.reduce((most, start) => Math.max(most, start))
  const count = Math.min(longest, Math.round((last - first) / length) + 1)
  const days = Array.from({ length: count }, (_, at) => dayOf(last - (count - 1 - at) * length))
  const valueOn = (points: Map<string, number | null>, day: string) => {
    const value = points.get(day) ?? null
    return value !== null && Number.isFinite(value) ? value : null
  }
  return { days, values: known.map((points) => days.map((day) => valueOn(points, day))) }
}

const isSunday = (day: string) => momentOf(day).getUTCDay() === 0
const monthOf = (day: string) => Number(day.slice(5, 7)) - 1 + 12 * Number(day.slice(0, 4))

/** Intervals at which days are labelled, the finest first; weeks begin on Sunday. */
const rhythms: readonly ((day: string, at: number) => boolean)[] = [
  () => true,
  (_, at) => at % 2 === 0,
  isSunday,
  (day) => isSunday(day) && Math.round(startOf(day) / length / 7) % 2 === 0,
  (day) => day.endsWith('-01'),
  ...[2, 3, 6, 12, 24].map((months) => (day: string) => day.endsWith('-01') && monthOf(day) % months === 0),
]

/** Returns the positions of labels under steps that are days; null for other steps. */
export const stepTicks = (steps: readonly string[], most: number): number[] | null =>
  steps.length > 0 && steps.every((step) => !Number.isNaN(startOf(step))) ? dayTicks(steps, most) : null

/** Returns the positions of labelled days at every interval, the finest first. */
const atEveryRhythm = (days: readonly string[]): number[][] =>
  rhythms.map((rhythm) => days.flatMap((day, at) => (rhythm(day, at) ? [at] : [])))

/** Returns a function that returns the positions of labelled days, at most `most`: every day, every other, Sundays, every other Sunday, months, … */
export function dayTicksFor(days: readonly string[]): (most: number) => number[] {
  const all = atEveryRhythm(days)
  return (most) => all.find((places) => places.length > 0 && places.length <= Math.max(1, most)) ?? (days.length > 0 ? [0] : [])
}

export const dayTicks = (days: readonly string[], most: number): number[] => dayTicksFor(days)(most)
