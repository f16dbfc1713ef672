import type { ReactNode } from 'react'
import { foot, footLabel, footRow, footWords } from './Chart.css.ts'
import { measured } from './room.css.ts'
import { labelRoom, lean, nearest } from './thin.ts'
import { fixedDirection } from '../../locale/fixed-direction.ts'

type FootLabel = { id: string; at: number; label: ReactNode; note?: ReactNode }
/** Labels under a drawing; `at` is the position along it, 0..1. `shown` has the classes that hide them at some widths. */
export type FootRow = { labels: readonly FootLabel[]; shown?: string }

/** The labels under a drawing. If they depend on the width of the drawing, there is a row for each width, and one of them is shown. */
export function Foot({ rows, isMirrored, isTime }: { rows: readonly FootRow[]; isMirrored: boolean; isTime: boolean }) {
  return (
    <div
      className={`${foot} ${measured}`}
      dir={isMirrored ? 'rtl' : 'ltr'}
      {...(isTime && fixedDirection('time'))}
      aria-hidden
      data-part="foot"
    >
      {rows.map(({ labels, shown = '' }) => {
        const apart = nearest(labels.map(({ at }) => at))
        return (
          <div key={shown} className={`${footRow} ${shown}`}>
            {labels.map(({ id, at, label, note }) => (
              <span
                key={id}
                className={footLabel}
                style={{
                  insetInlineStart: `${at * 100}%`,
                  maxInlineSize: `calc(${labelRoom(at, apart) * 100}% - 6px)`,
                  translate: `${lean(at) * (isMirrored ? 100 : -100)}% 0`,
                }}
              >
                <bdi className={footWords}>{label}</bdi>
                {note !== undefined && <bdi className={footWords}>{note}</bdi>}
              </span>
            ))}
          </div>
        )
      })}
    </div>
  )
}
