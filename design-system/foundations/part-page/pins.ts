/** A box in the picture. `start` and `end` are measured from the edge where reading begins. */
export type Box = { start: number; end: number; top: number; bottom: number }

/** A number beside the picture, and the point of its box that its line leads to. */
export type Pin = { side: 'start' | 'end'; y: number; to: { x: number; y: number } }

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** A box that takes more than this share of the width is at neither side. */
const wide = 0.6

/** Returns the vertical positions of the pins of one side: at least `gap` apart, and between 0 and `height` if there is room. */
export function spread(targets: readonly number[], gap: number, height: number): number[] {
  const order = targets.map((y, at) => ({ y, at })).toSorted((a, b) => a.y - b.y)
  let least = 0
  for (const pin of order) {
    pin.y = Math.max(pin.y, least)
    least = pin.y + gap
  }
  let most = height
  for (const pin of order.toReversed()) {
    if (pin.y <= most) break
    pin.y = Math.max(most, 0)
    most = pin.y - gap
  }
  return order.toSorted((a, b) => a.at - b.at).map(({ y }) => y)
}

/** Returns one pin for each box, at the nearer side of the picture; for wide boxes at the side with fewer pins. */
export function pinsFor(boxes: readonly Box[], { width, height, gap }: { width: number; height: number; gap: number }): Pin[] {
  const count = { start: 0, end: 0 }
  const sides = boxes.map(({ start, end }) => {
    const isWide = end - start > width * wide
    const nearer = (start + end) / 2 <= width / 2 ? 'start' : 'end'
    const side = isWide ? (count.start <= count.end ? 'start' : 'end') : nearer
    count[side] += 1
    return side
  })
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2)
  const heights = new Map<number, number>()
  for (const side of ['start', 'end'] as const) {
    const own = sides.flatMap((one, at) => (one === side ? [at] : []))
    const placed = spread(
      own.map((at) => middles[at] ?? 0),
      gap,
      height,
    )
    own.forEach((at, index) => heights.set(at, placed[index] ?? 0))
  }
  return boxes.map(({ start, end, top, bottom }, at) => {
    const side = sides[at] ?? 'start'
    const y = heights.get(at) ?? 0
    return { side, y, to: { x: side === 'start' ? start : end, y: clamp(y, top, bottom) } }
  })
}

/** Returns the index of the smallest box that contains a point; -1 if none does. */
export function boxAt(boxes: readonly Box[], { x, y }: { x: number; y: number }): number {
  const areaOf = ({ start, end, top, bottom }: Box) => (end - start) * (bottom - top)
  const hit = boxes.flatMap((box, at) =>
    x >= box.start && x <= box.end && y >= box.top && y <= box.bottom ? [{ at, area: areaOf(box) }] : [],
  )
  return hit.toSorted((a, b) => a.area - b.area)[0]?.at ?? -1
}
