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
  /** Refuses to wrap: only where the parts are known to fit at 320 px or truncate themselves. */
  keepOneLine?: boolean
}

/** Things beside each other along the reading direction, wrapping where room ends. */
export function Inline({ as: Tag = 'div', gap, align, justify, keepOneLine, ...rest }: InlineProps) {
  return <Tag data-component="Inline" className={inline({ gap, align, justify, keepOneLine })} {...rest} />
}
