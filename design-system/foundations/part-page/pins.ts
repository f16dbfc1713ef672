/** A box in the picture. `start` and `end` are measured from the edge where reading begins. */
export type Box = { start: number; end: number; top: number; bottom: number }

/** A number beside the picture, and the point of its box that its line leads to. */
export type Pin = { side: 'start' | 'end'; y: number; to: { x: number; y: number } }

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** A box that takes more than this share of the width is at neither side. */
const wide = 0.6

/** The place for pins: the size of the picture, the space above and below it that pins may use, and the least distance of two pins. */
type Room = { height: number; gap: number; slack?: number }

/** Returns the vertical positions of the pins of one side: at least `gap` apart if there is room, all at the same distance if not. */
export function spread(targets: readonly number[], { height, gap, slack = 0 }: Room): number[] {
  const step = Math.min(gap, (height + 2 * slack) / Math.max(targets.length - 1, 1))
  const order = targets.map((y, at) => ({ y, at })).toSorted((a, b) => a.y - b.y)
  let least = -slack
  for (const pin of order) {
    pin.y = Math.max(pin.y, least)
    least = pin.y + step
  }
  let most = height + slack
  for (const pin of order.toReversed()) {
    if (pin.y <= most) break
    pin.y = most
    most -= step
  }
  return order.toSorted((a, b) => a.at - b.at).map(({ y }) => y)
}

/** Returns one pin for each box, at the nearer side of the picture. If the box is wide or that side is full, the side with fewer pins. */
export function pinsFor(boxes: readonly Box[], { width, ...room }: Room & { width: number }): Pin[] {
  const most = Math.floor((room.height + 2 * (room.slack ?? 0)) / room.gap) + 1
  const count = { start: 0, end: 0 }
  const sides = boxes.map(({ start, end }) => {
    const isWide = end - start > width * wide
    const nearer = (start + end) / 2 <= width / 2 ? 'start' : 'end'
    const side = isWide || count[nearer] >= most ? (count.start <= count.end ? 'start' : 'end') : nearer
    count[side] += 1
    return side
  })
  const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2)
  const heights = new Map<number, number>()
  for (const side of ['start', 'end'] as const) {
    const own = sides.flatMap((one, at) => (one === side ? [at] : []))
    const placed = spread(
      own.map((at) => middles[at] ?? 0),
      room,
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
