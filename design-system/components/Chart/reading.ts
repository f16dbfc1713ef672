/**
 * Returns the index of the point nearest to this share of the width (0..1), if `count` points are evenly spread; -1 if there is no point.
 */
export const nearestPoint = (share: number, count: number): number =>
  count === 0 ? -1 : Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))))

/**
 * Returns the index of the band that contains this share of the width (0..1), if `count` bands are equally wide; -1 if there is no band.
 */
export const nearestBand = (share: number, count: number): number =>
  count === 0 ? -1 : Math.min(count - 1, Math.max(0, Math.floor(share * count)))

const leap = 7
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, PageDown: leap, PageUp: -leap }

/**
 * Returns the point to which a key moves; undefined for other keys. If no point is being read, a step forwards moves to the first point and
 * a step backwards to the last. Time runs left to right in every language; categories follow the reading direction, so left and right are
 * swapped in a right-to-left language.
 */
export function keyMove(key: string, active: number | null, count: number, isMirrored: boolean): number | null | undefined {
  if (key === 'Escape') return active === null ? undefined : null
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  if (step === undefined) return undefined
  const onward = isMirrored && key.startsWith('Arrow') ? -step : step
  if (active === null) return onward > 0 ? 0 : count - 1
  return Math.min(count - 1, Math.max(0, active + onward))
}
