import { nice, ticks } from 'd3-array'

export type Scale = {
  low: number
  high: number
  ticks: readonly number[]
  /** Where a value lies between low and high, 0..1. */
  share: (value: number) => number
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null && Number.isFinite(value)) as number[]

/** A little room around a single height, which would otherwise be a line without a scale. */
const spread = (low: number, high: number): [number, number] => {
  if (low !== high) return [low, high]
  if (low === 0) return [0, 1]
  return low > 0 ? [low / 2, low * 1.5] : [low * 1.5, low / 2]
}

/**
 * Round ends and round steps around the values; what is missing or infinite does not count. Bars start at zero, a line may start higher.
 * Whole values get whole steps: nobody makes half a click.
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
