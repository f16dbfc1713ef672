import type { SpaceName } from '../../tokens/space-names.ts'
import type { LayoutElementProps } from '../element.ts'
import { grid, type cells } from './Grid.css.ts'

export type GridProps = LayoutElementProps & {
  /** @default 'md' */
  gap?: SpaceName
  /** Least width of a cell before the grid drops a column. @default 'medium' */
  cell?: (typeof cells)[number]
}

/** Cells of equal width, as many in a row as fit. */
export function Grid({ as: Tag = 'div', gap, cell, ...rest }: GridProps) {
  return <Tag data-component="Grid" className={grid({ gap, cell })} {...rest} />
}
