import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import {
  body,
  dot,
  figure as figureStyle,
  item,
  list,
  more,
  time as timeStyle,
  title as titleStyle,
  type timelineStates,
} from './Timeline.css.ts'

export type TimelineEntry = {
  id: string
  /** What happened, in plain words: “Sent to Najd Bank”. */
  title: ReactNode
  /** Time as text in the reader's language. */
  time?: ReactNode
  /** The same time as ISO 8601, for machines. */
  dateTime?: string
  /** @default 'done' */
  state?: (typeof timelineStates)[number]
  icon?: IconName
  /** Content at the end of the line below the time, such as an amount. Only with `times="end"`. */
  figure?: ReactNode
  children?: ReactNode
}

export type TimelineProps = {
  /** Accessible name of the list of events. */
  label: string
  /** Events in order of time, or the newest first if people expect that. */
  entries: readonly TimelineEntry[]
  /** `end`: times in their own column, for entries that are compared by day. @default 'below' */
  times?: (typeof timelineTimes)[number]
}

export const timelineTimes = ['below', 'end'] as const

/** A list of past and future events. For progress towards targets use `GoalPath`. */
export function Timeline({ label, entries, times = 'below' }: TimelineProps) {
  return (
    <ol aria-label={label} className={list} data-component="Timeline">
      {entries.map(({ id, title, time, dateTime, state = 'done', icon, figure, children }) => (
        <li key={id} className={item[state]} aria-current={state === 'current' ? 'step' : undefined} data-state={state}>
          <span className={dot[state]} aria-hidden data-part="dot">
            {(icon ?? state === 'failed') && <Icon name={icon ?? 'close'} size="tiny" />}
          </span>
          <div className={body[times]}>
            <div className={titleStyle[state]} data-part="title">
              {title}
            </div>
            {time !== undefined && (
              <time dateTime={dateTime} className={timeStyle[times]} data-part="time">
                {time}
              </time>
            )}
            {times === 'end' ? (
              <>
                <div className={more}>{children}</div>
                {figure !== undefined && <div className={figureStyle}>{figure}</div>}
              </>
            ) : (
              children
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
