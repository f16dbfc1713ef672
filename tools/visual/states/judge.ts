import { PNG } from 'pngjs'
import { isSame } from './compose.ts'
import { matrixOf, type Cell, type Matrix } from './cells.ts'
import { alike } from './alike.ts'

/** Returns the name of a cell in results and reports, such as “Button, Primary, Hover”. */
export const nameOfCell = ({ component }: Pick<Matrix, 'component'>, { row, column }: Pick<Cell, 'row' | 'column'>): string =>
  [component, ...(row === 'Plain' ? [] : [row]), column].join(', ')

const isAt = (one: Cell) => (other: Cell) => one.row === other.row && one.column === other.column

/** Returns the cells of the second picture that look otherwise than in the first, or are new; empty for pictures of other stories. */
export function changedCells(base: Buffer, here: Buffer): Cell[] {
  const [before, now] = [matrixOf(base), matrixOf(here)]
  if (!before || !now) return []
  const [one, other] = [PNG.sync.read(base), PNG.sync.read(here)]
  return now.cells.filter((cell) => {
    const old = before.cells.find(isAt(cell))
    return !old || !isSame(one, old.box, other, cell.box)
  })
}

/** States that a pointer causes. In forced colours they may look like rest: people see their pointer, and colours are the system's. */
const ofPointer = new Set(['Hover', 'Pressed'])

/** Returns the cells that look exactly like rest although their component says that it has this state. */
export function doubtfulCells({ component, cells }: Matrix, mode: string): Cell[] {
  const isForced = mode.endsWith('-forced')
  const isKnown = ({ row, column }: Cell) =>
    alike.some((one) => one.component === component && one.state === column && (one.row === undefined || one.row === row))
  return cells.filter((cell) => cell.isRest && !isKnown(cell) && !(isForced && ofPointer.has(cell.column)))
}
