import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = { as?: 'span' | 'div' | 'h1' | 'h2' | 'p'; id?: string; role?: 'status' | 'alert'; children?: ReactNode }

/** Text for screen readers only. Use it if a meaning is visible only by position or colour. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className={visuallyHidden} data-component="VisuallyHidden" {...rest} />
}
