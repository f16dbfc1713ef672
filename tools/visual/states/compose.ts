import { PNG } from 'pngjs'
import type { Box } from '../pixels.ts'
import type { SeenCell } from './in-matrix.ts'
import { withMatrix, type Cell } from './cells.ts'

type Picture = Pick<PNG, 'width' | 'height' | 'data'>

/** Pictures that the camera took of one cell, besides the picture of the whole matrix. */
export type Taken = {
  /** The cell in the state that the camera set. */
  posed?: Buffer
  /** The cell before that, if it was not at rest: its panel was open. */
  before?: Buffer
  /** The cell where the cell at rest of its row was. */
  alone?: Buffer
}

const isInside = ({ width, height }: Picture, box: Box) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height
const isComparable = (one: Picture, at: Box, other: Picture, otherAt: Box) =>
  at.width === otherAt.width && at.height === otherAt.height && isInside(one, at) && isInside(other, otherAt)

/** Returns whether two parts of the same size look exactly the same. A part that is not wholly in its picture is like no other. */
export function isSame(one: Picture, at: Box, other: Picture, otherAt: Box): boolean {
  if (!isComparable(one, at, other, otherAt)) return false
  for (let line = 0; line < at.height; line++) {
    const from = ((at.y + line) * one.width + at.x) * 4
    const otherFrom = ((otherAt.y + line) * other.width + otherAt.x) * 4
    const length = at.width * 4
    if (one.data.compare(other.data, otherFrom, otherFrom + length, from, from + length) !== 0) return false
  }
  return true
}

/**
 * Greatest step of a colour that may be the same drawing at another place. The browser rounds soft edges and curves differently there: by
 * 13 of 255 at most, where it was measured. The other steps are a margin.
 */
const nearStep = 64

/** Returns whether two parts of the same size may be the same drawing at two places. Only a picture at the same place can tell. */
function isNear(one: Picture, at: Box, other: Picture, otherAt: Box): boolean {
  if (!isComparable(one, at, other, otherAt)) return false
  for (let line = 0; line < at.height; line++) {
    const from = ((at.y + line) * one.width + at.x) * 4
    const otherFrom = ((otherAt.y + line) * other.width + otherAt.x) * 4
    for (let byte = 0; byte < at.width * 4; byte++)
      if (Math.abs((one.data[from + byte] ?? 0) - (other.data[otherFrom + byte] ?? 0)) > nearStep) return false
  }
  return true
}

const restOf = ({ row }: SeenCell, seen: readonly SeenCell[]) => seen.find((one) => one.row === row)

/** Returns the places, in the list, of cells without a pose that may look like the cell at rest of their row. */
export const nearRest = (rest: Picture, seen: readonly SeenCell[]): { index: number; first: Box }[] =>
  seen.flatMap((cell, index) => {
    const first = restOf(cell, seen)
    const isUnclear = first && first !== cell && cell.pose === undefined && isNear(rest, cell.box, rest, first.box)
    return isUnclear ? [{ index, first: first.box }] : []
  })

/**
 * Returns the picture of a matrix with the pictures of posed cells put into it. `rest` is the matrix before any pose. Each cell is compared
 * at one place: a posed cell with itself before its pose, any other cell with the cell at rest in its row.
 */
export function composed(component: string, rest: PNG, seen: readonly SeenCell[], taken: ReadonlyMap<number, Taken>): Buffer {
  const all = new PNG({ width: rest.width, height: rest.height })
  rest.data.copy(all.data)
  const cells = seen.map((cell, index): Cell => {
    const { row, column, box, pose } = cell
    const { posed, before, alone } = taken.get(index) ?? {}
    const whole = { ...box, x: 0, y: 0 }
    if (pose !== undefined && posed) {
      const own = PNG.sync.read(posed)
      PNG.bitblt(own, all, 0, 0, Math.min(own.width, all.width - box.x), Math.min(own.height, all.height - box.y), box.x, box.y)
      return { row, column, box, isRest: before ? isSame(own, whole, PNG.sync.read(before), whole) : isSame(own, whole, rest, box) }
    }
    const first = restOf(cell, seen)
    if (pose !== undefined || !first || first === cell) return { row, column, box, isRest: pose !== undefined }
    const isRest = isSame(rest, box, rest, first.box) || (alone !== undefined && isSame(PNG.sync.read(alone), whole, rest, first.box))
    return { row, column, box, isRest }
  })
  return withMatrix(PNG.sync.write(all, { deflateLevel: 3 }), { component, cells })
}
