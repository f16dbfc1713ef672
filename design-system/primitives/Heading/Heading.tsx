import type { ReactNode } from 'react'
import { text } from '../Text/Text.css.ts'

export const headingLooks = ['display', 'title', 'heading', 'label'] as const
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

export type HeadingProps = {
  /** Level in the outline of the page; independent of the size. */
  level: keyof typeof tags
  /** Type role, which sets the size. @default 'heading' */
  look?: (typeof headingLooks)[number]
  align?: 'start' | 'center' | 'end'
  dir?: 'auto'
  id?: string
  /** Lets a script focus the heading after a page change. */
  tabIndex?: -1
  children?: ReactNode
}

/** A heading whose outline level and look are independent. */
export function Heading({ level, look = 'heading', align, ...rest }: HeadingProps) {
  const Tag = tags[level]
  return <Tag data-component="Heading" className={text({ look, align })} {...rest} />
}
