import type { SpaceName } from '../../tokens/space-names.ts'
import type { LayoutElementProps } from '../element.ts'
import { inline } from './Inline.css.ts'

export type InlineProps = LayoutElementProps & {
  /** @default 'sm' */
  gap?: SpaceName
  /** Across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'baseline'
  /** Along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Does not wrap: only where the elements fit at 320 px or truncate themselves. */
  keepOneLine?: boolean
}

/** Elements in a row along the reading direction, which wraps. */
export function Inline({ as: Tag = 'div', gap, align, justify, keepOneLine, ...rest }: InlineProps) {
  return <Tag data-component="Inline" className={inline({ gap, align, justify, keepOneLine })} {...rest} />
}
