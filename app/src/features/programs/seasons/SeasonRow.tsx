import type { ReactNode } from 'react'
import type { Span } from '@wasla/contract/programs/seasons/types.ts'
import { fixedDirection } from '@wasla/design-system/locale/fixed-direction.ts'
import { placeOf, percent } from './shown-range.ts'
import * as styles from './SeasonPlanner.css.ts'

type SeasonRowProps = {
  /** Picture at the start of the row. Screen readers skip it. */
  sign: ReactNode
  name: ReactNode
  /** The days in words. */
  days: ReactNode
  /** Says where the program's end cuts a season of this row. */
  note?: ReactNode
  range: Span
  /** Days of the range at which a line is drawn. */
  ticks: readonly string[]
  /** The bars, on a track that runs from left to right in every language (S-06). */
  children: ReactNode
}

/** A row of the planner: words, and the same days as bars, which only repeat the words. */
export const SeasonRow = ({ sign, name, days, note, range, ticks, children }: SeasonRowProps) => (
  <li className={styles.row}>
    <div className={styles.side}>
      <span className={styles.sign} aria-hidden>
        {sign}
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.days}>{days}</span>
        {note !== undefined && <span className={styles.cutHere}>{note}</span>}
      </div>
    </div>
    <div className={styles.track} aria-hidden dir="ltr" {...fixedDirection('time')}>
      {ticks.map((tick) => (
        <span key={tick} className={styles.line} style={{ insetInlineStart: percent(placeOf(tick, range)) }} />
      ))}
      {children}
    </div>
  </li>
)
