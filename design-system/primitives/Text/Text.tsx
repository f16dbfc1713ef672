import type { ReactNode } from 'react'
import { text, type textLooks, type textTones } from './Text.css.ts'

export type TextProps = {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'strong' | 'time' | 'figcaption'
  /** Its type role, which decides the size. @default 'body' */
  look?: (typeof textLooks)[number]
  /** @default 'plain' */
  tone?: (typeof textTones)[number]
  align?: 'start' | 'center' | 'end'
  isStrong?: boolean
  /** Digits of one width, for money and tables. */
  isTabular?: boolean
  /** One line, cut with an ellipsis at the end of the reading direction. */
  isTruncated?: boolean
  /** Keeps lines readable: at most about 62 characters. */
  isMeasured?: boolean
  /** User text has the direction of its own first letter and begins at the start of the page like its neighbours (S-05). */
  dir?: 'auto'
  id?: string
  children?: ReactNode
}

/** Text in one of the type roles. For headings use `Heading`; user text goes through `Bidi`. */
export function Text({ as: Tag = 'p', look, tone, align, isStrong, isTabular, isTruncated, isMeasured, dir, ...rest }: TextProps) {
  return (
    <Tag
      data-component="Text"
      dir={dir}
      className={text({ look, tone, align, isStrong, isTabular, isTruncated, isMeasured, isOfUser: dir === 'auto' })}
      {...rest}
    />
  )
}
