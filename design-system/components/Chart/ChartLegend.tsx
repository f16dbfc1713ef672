import type { ReactNode } from 'react'
import { key, keyLine, legend, legendAmount, legendName, legendNote, legendRow, legendWords } from './Chart.css.ts'
import { inkOf } from './ink.css.ts'
import type { Ink, Mark } from './ink.ts'
import { MarkShape } from './MarkShape.tsx'

type Look = { ink: Ink; dash?: string; mark?: Mark }

/** Key of a series: a square of its colour, or a piece of its line with its mark. */
export function ChartKey({ ink, dash, mark }: Look) {
  if (!mark) return <span className={`${inkOf[ink]} ${key}`} aria-hidden data-part="key" />
  return (
    <svg viewBox="-14 -7 28 14" width="28" height="14" className={inkOf[ink]} aria-hidden="true" focusable="false" data-part="key">
      <path d="M-13 0H13" className={keyLine} strokeDasharray={dash} />
      <MarkShape mark={mark} ink={ink} />
    </svg>
  )
}

export type LegendEntry = Look & {
  id: string
  name: ReactNode
  /** Explanation in a muted line. */
  note?: ReactNode
  /** Formatted amount. */
  amount?: string
  /** Formatted share, beside the amount. */
  share?: string
}

/** Names each series beside its colour, dash and mark. With amounts it is the text alternative of the chart. */
export function ChartLegend({ entries, label }: { entries: readonly LegendEntry[]; label?: string }) {
  const isTable = entries.some(({ amount }) => amount !== undefined)
  const hasShares = entries.some(({ share }) => share !== undefined)
  return (
    <ul className={legend[isTable ? (hasShares ? 'shares' : 'rows') : 'line']} aria-label={label} data-part="legend">
      {entries.map(({ id, name, note, amount, share, ...look }) => (
        <li key={id} className={legendRow[isTable ? 'rows' : 'line']}>
          <ChartKey {...look} />
          <span className={legendWords}>
            <bdi className={legendName}>{name}</bdi>
            {note !== undefined && <span className={legendNote}>{note}</span>}
          </span>
          {amount !== undefined && <span className={legendAmount.strong}>{amount}</span>}
          {share !== undefined && <span className={legendAmount.quiet}>{share}</span>}
        </li>
      ))}
    </ul>
  )
}
