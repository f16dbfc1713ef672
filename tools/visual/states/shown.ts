import type { Cell, Matrix } from './cells.ts'
import { doubtfulCells, nameOfCell } from './judge.ts'
import type { ShownMatrix, StatesData } from './report/data.ts'

/** The picture of a matrix in one mode, with the cells that changed since the base. */
export type Photographed = { id: string; title: string; name: string; mode: string; png: Buffer; matrix: Matrix; changed: readonly Cell[] }

/** Returns the file of a picture inside the report's folder. */
export const fileOf = ({ id, mode }: Pick<Photographed, 'id' | 'mode'>): string => `states/${id}--${mode}.png`

/** Returns the names of the cells that need a look, each once, with the modes in which they do. */
export function doubtsOf(taken: readonly Photographed[]): string[] {
  const found = taken.flatMap(({ matrix, mode }) => doubtfulCells(matrix, mode).map((cell) => ({ name: nameOfCell(matrix, cell), mode })))
  return [...Map.groupBy(found, ({ name }) => name)].map(
    ([name, those]) => `${name} looks like rest (${those.map(({ mode }) => mode).join(', ')})`,
  )
}

function shown(one: Photographed): ShownMatrix {
  const { id, title, mode, png, matrix, changed } = one
  const doubtful = new Set(doubtfulCells(matrix, mode))
  const marks = matrix.cells.flatMap((cell): ShownMatrix['marks'] => {
    const kind = doubtful.has(cell) ? 'gap' : changed.includes(cell) ? 'changed' : undefined
    return kind ? [{ kind, name: nameOfCell(matrix, cell), box: cell.box }] : []
  })
  return {
    id,
    component: matrix.component,
    title,
    mode,
    file: fileOf(one),
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    rows: new Set(matrix.cells.map(({ row }) => row)).size,
    columns: new Set(matrix.cells.map(({ column }) => column)).size,
    marks,
  }
}

/** Returns what the view of states shows. `base` is the name of what the pictures were compared with. */
export const statesData = (taken: readonly Photographed[], base?: string): StatesData => ({
  ...(base !== undefined && { base }),
  matrices: taken.map(shown),
})
