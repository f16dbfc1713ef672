import { nice, ticks } from 'd3-array'

export type Scale = {
  low: number
  high: number
  ticks: readonly number[]
  /** Returns the position of a value between low and high, 0..1. */
  share: (value: number) => number
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null && Number.isFinite(value)) as number[]

/** Widens the range if all values are equal, because a range of zero has no scale. */
const spread = (low: number, high: number): [number, number] => {
  if (low !== high) return [low, high]
  if (low === 0) return [0, 1]
  return low > 0 ? [low / 2, low * 1.5] : [low * 1.5, low / 2]
}

/**
 * Makes a scale with round ends and steps around the values; ignores missing and infinite values. Bars start at zero, a line may start
 * higher. Counts get whole steps: there is no half click.
 */
export function valueScale(values: readonly (number | null)[], { fromZero = true, steps = 4 } = {}): Scale {
  const all = known(values)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const [from, to] = all.length === 0 ? [0, 1] : fromZero ? spread(Math.min(0, least), Math.max(0, most)) : spread(least, most)
  const [low, high] = nice(from, to, steps)
  const isWhole = all.every(Number.isInteger) && high - low >= 1
  const marks = ticks(low, high, steps)
  return {
    low,
    high,
    ticks: isWhole ? marks.filter(Number.isInteger) : marks,
    share: (value) => (value - low) / (high - low),
  }
}
