import type { SpaceName } from '../../tokens/space-names.ts'
import type { LayoutElementProps } from '../element.ts'
import { stack } from './Stack.css.ts'

export type StackProps = LayoutElementProps & {
  /** @default 'md' */
  gap?: SpaceName
  /** Across the stack. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch'
}

/** Elements in a column with equal gaps. */
export function Stack({ as: Tag = 'div', gap, align, ...rest }: StackProps) {
  return <Tag data-component="Stack" className={stack({ gap, align })} {...rest} />
}
