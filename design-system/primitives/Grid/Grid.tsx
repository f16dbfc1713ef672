import type { SpaceName } from '../../tokens/space-names.ts'
import type { LayoutElementProps } from '../element.ts'
import { grid, type cells } from './Grid.css.ts'

export type GridProps = LayoutElementProps & {
  /** @default 'md' */
  gap?: SpaceName
  /** Minimum width of a cell. If cells would be narrower, the grid has fewer columns. @default 'medium' */
  cell?: (typeof cells)[number]
}

/** Cells of equal width, as many in a row as fit. */
export function Grid({ as: Tag = 'div', gap, cell, ...rest }: GridProps) {
  return <Tag data-component="Grid" className={grid({ gap, cell })} {...rest} />
}
