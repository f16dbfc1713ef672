import type { ReactNode } from 'react'
import { text, type textLooks, type textTones } from './Text.css.ts'

export type TextProps = {
  /** @default 'p' */
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'li' | 'strong' | 'time' | 'figcaption'
  /** Type role, which sets the size. @default 'body' */
  look?: (typeof textLooks)[number]
  /** @default 'plain' */
  tone?: (typeof textTones)[number]
  align?: 'start' | 'center' | 'end'
  isStrong?: boolean
  /** Digits of one width, for money and tables. */
  isTabular?: boolean
  /** Shows one line and cuts it with an ellipsis. */
  isTruncated?: boolean
  /** Keeps lines readable: at most about 62 characters. */
  isMeasured?: boolean
  /** Gives user text the direction of its first letter and aligns it like the text around it (S-05). */
  dir?: 'auto'
  id?: string
  children?: ReactNode
}

/** Text in one of the type roles. For headings use `Heading`; for user text use `Bidi`. */
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
