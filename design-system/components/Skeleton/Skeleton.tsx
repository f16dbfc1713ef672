import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import type { avatarSizes } from '../Avatar/Avatar.css.ts'
import { block, circle, group, lines as linesStyle, textLine, type blockShapes, type skeletonLooks } from './Skeleton.css.ts'

/** Reserves the space of loading content and announces once that it loads. Its children have the shape of that content. */
export function Skeleton({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={group} data-component="Skeleton">
      <VisuallyHidden>
        <FormattedMessage id="ds.spinner.label" />
      </VisuallyHidden>
      {children}
    </div>
  )
}

/** Skeleton of lines of text. If there are several lines, the last line is shorter. */
export function SkeletonText({ look = 'body', lines = 1 }: { look?: (typeof skeletonLooks)[number]; lines?: number }) {
  return (
    <span className={linesStyle} aria-hidden data-component="SkeletonText">
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className={textLine({ look, isLast: lines > 1 && line === lines - 1 })} />
      ))}
    </span>
  )
}

/** Skeleton of an avatar. */
export function SkeletonCircle({ size = 'medium' }: { size?: (typeof avatarSizes)[number] }) {
  return <span className={circle({ size })} aria-hidden data-component="SkeletonCircle" />
}

/** Skeleton of a control, a row, a card or a cover. */
export function SkeletonBlock({ shape }: { shape: (typeof blockShapes)[number] }) {
  return <span className={block({ shape })} aria-hidden data-component="SkeletonBlock" />
}
