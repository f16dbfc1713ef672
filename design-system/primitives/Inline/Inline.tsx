import type { SpaceName } from '../../tokens/space-names.ts'
import type { LayoutElementProps } from '../element.ts'
import { inline } from './Inline.css.ts'

export type InlineProps = LayoutElementProps & {
  /** @default 'sm' */
  gap?: SpaceName
  /** Alignment across the row. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** Distribution along the row. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Prevents wrapping. Use it only if the elements fit at 320 px or truncate themselves. */
  keepOneLine?: boolean
}

/** A row of elements in reading direction that wraps. */
export function Inline({ as: Tag = 'div', gap, align, justify, keepOneLine, ...rest }: InlineProps) {
  return <Tag data-component="Inline" className={inline({ gap, align, justify, keepOneLine })} {...rest} />
}
