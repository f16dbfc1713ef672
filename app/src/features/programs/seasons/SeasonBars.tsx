import type { Span } from '@wasla/contract/programs/seasons/types.ts'
import { percent, sharesOf } from './shown-range.ts'
import * as styles from './SeasonPlanner.css.ts'

type BarProps = { span: Span; range: Span }

/** The bar of a program. Its ends are marked if they are in the range. */
export function ProgramBar({ span, range, hasEnd }: BarProps & { hasEnd: boolean }) {
  const { start, length } = sharesOf(span, range)
  return (
    <span className={styles.program} style={{ insetInlineStart: percent(start), inlineSize: percent(length) }}>
      {span.from >= range.from && <span className={styles.programStart} />}
      {hasEnd && <span className={styles.programEnd} />}
    </span>
  )
}

/** The bar of a season. If the program's end (`cutOn`) cuts it, it is filled up to the cut and empty after it. */
export function SeasonBar({ span, range, cutOn }: BarProps & { cutOn: string | null }) {
  const { start, length } = sharesOf(span, range)
  const place = { insetInlineStart: percent(start), inlineSize: percent(length) }
  if (span.from === span.to) return <span className={styles.singleDay} style={place} />
  const filled = cutOn === null ? 1 : sharesOf({ from: span.from, to: cutOn }, range).length / length
  return (
    <>
      <span className={styles.season} style={place}>
        <span className={styles.filled} style={{ inlineSize: percent(filled) }} />
      </span>
      {cutOn !== null && <span className={styles.cut} style={{ insetInlineStart: percent(start + length * filled) }} />}
    </>
  )
}

/** The bar of days of the brand's own. */
export function OwnDaysBar({ span, range }: BarProps) {
  const { start, length } = sharesOf(span, range)
  return <span className={styles.ownDays} style={{ insetInlineStart: percent(start), inlineSize: percent(length) }} />
}
