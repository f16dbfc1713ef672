import type { SpaceName } from '../../tokens/space-names.ts'
import type { LayoutElementProps } from '../element.ts'
import { stack } from './Stack.css.ts'

export type StackProps = LayoutElementProps & {
  /** @default 'md' */
  gap?: SpaceName
  /** Alignment across the column. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch'
}

/** A column of elements with equal gaps. */
export function Stack({ as: Tag = 'div', gap, align, ...rest }: StackProps) {
  return <Tag data-component="Stack" className={stack({ gap, align })} {...rest} />
}
