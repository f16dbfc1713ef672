import type { ReactNode } from 'react'
import { visuallyHidden } from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = { as?: 'span' | 'div' | 'h1' | 'h2' | 'p'; id?: string; role?: 'status' | 'alert'; children?: ReactNode }

/** Read by screen readers, not shown. Use it for what others see by position or colour. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag className={visuallyHidden} data-component="VisuallyHidden" {...rest} />
}
