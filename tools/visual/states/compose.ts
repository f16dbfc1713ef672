import { PNG } from 'pngjs'
import type { Box } from '../pixels.ts'
import type { SeenCell } from './in-matrix.ts'
import { withMatrix, type Cell } from './cells.ts'

type Picture = Pick<PNG, 'width' | 'height' | 'data'>

/** Returns whether two parts of the same size look exactly the same. A part that is not wholly in its picture is like no other. */
export function isSame(one: Picture, at: Box, other: Picture, otherAt: Box): boolean {
  const isInside = ({ width, height }: Picture, box: Box) =>
    box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
  if (at.width !== otherAt.width || at.height !== otherAt.height || !isInside(one, at) || !isInside(other, otherAt)) return false
  for (let line = 0; line < at.height; line++) {
    const from = ((at.y + line) * one.width + at.x) * 4
    const otherFrom = ((otherAt.y + line) * other.width + otherAt.x) * 4
    const length = at.width * 4
    if (one.data.compare(other.data, otherFrom, otherFrom + length, from, from + length) !== 0) return false
  }
  return true
}

/**
 * Returns the picture of a matrix with the pictures of posed cells put into it. A posed cell is compared with itself before its pose, any
 * other cell with the cell at rest in its row.
 */
export function composed(component: string, whole: Buffer, seen: readonly SeenCell[], posed: ReadonlyMap<number, Buffer>): Buffer {
  const rest = PNG.sync.read(whole)
  const all = new PNG({ width: rest.width, height: rest.height })
  rest.data.copy(all.data)
  const cells = seen.map(({ row, column, box, pose }, index): Cell => {
    const picture = posed.get(index)
    if (pose !== undefined && picture) {
      const own = PNG.sync.read(picture)
      PNG.bitblt(own, all, 0, 0, Math.min(own.width, all.width - box.x), Math.min(own.height, all.height - box.y), box.x, box.y)
      return { row, column, box, isRest: isSame(own, { ...box, x: 0, y: 0 }, rest, box) }
    }
    const first = seen.find((one) => one.row === row)
    const isRest = pose !== undefined || (first !== undefined && first.column !== column && isSame(rest, box, rest, first.box))
    return { row, column, box, isRest }
  })
  return withMatrix(PNG.sync.write(all, { deflateLevel: 3 }), { component, cells })
}
