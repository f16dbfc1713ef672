import type { ReactNode } from 'react'
import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Kashida } from '../Kashida/Kashida.tsx'
import type { Knot } from '../Kashida/stroke.ts'
import { action as actionStyle, drawing, empty, words } from './Empty.css.ts'

export type EmptyProps = {
  /** Says what is missing. */
  title: ReactNode
  /** @default 3 */
  level?: HeadingProps['level']
  /** Says what this part of the page is for. */
  children?: ReactNode
  /** Button or link for the one next step. */
  action?: ReactNode
}

/** Drawing of a line with one joined and one open end. */
const knots: readonly Knot[] = [
  { at: 0, state: 'here' },
  { at: 1, state: 'open' },
]

/** Shown if there is nothing yet: says what belongs here and offers the next step. After a failure use `ErrorState`. */
export function Empty({ title, level = 3, children, action }: EmptyProps) {
  return (
    <div className={empty} data-component="Empty">
      <div className={drawing} data-part="drawing">
        <Kashida isDotted knots={knots} depth={24} />
      </div>
      <Heading level={level} align="center" data-part="title">
        {title}
      </Heading>
      {children !== undefined && (
        <div className={words}>
          <Text tone="muted" align="center" as="div" data-part="text">
            {children}
          </Text>
        </div>
      )}
      {action !== undefined && (
        <div className={actionStyle} data-part="action">
          {action}
        </div>
      )}
    </div>
  )
}
