import type { Box } from '../../pixels.ts'

/** A cell that changed since the base, or that looks like rest and needs a look. */
type Mark = { kind: 'changed' | 'gap'; name: string; box: Box }

export type ShownMatrix = {
  id: string
  component: string
  title: string
  mode: string
  file: string
  width: number
  height: number
  rows: number
  columns: number
  marks: Mark[]
}

export type StatesData = { base?: string; matrices: ShownMatrix[] }
