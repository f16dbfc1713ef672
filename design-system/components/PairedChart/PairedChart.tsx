import { BarChart } from '../BarChart/BarChart.tsx'
import { StackedChart, type StackCategory, type StackSeries } from '../StackedChart/StackedChart.tsx'
import * as styles from './PairedChart.css.ts'

export type PairedChartProps = {
  /** Days or weeks in order; they run left to right in every language (S-06). */
  days: readonly StackCategory[]
  /** Upper measure, as stacks of its parts. */
  above: { name: string; series: readonly StackSeries[] }
  /** Lower measure, which depends on the upper one, with one value for each day. */
  below: { name: string; values: readonly (number | null)[] }
}

/** The last colour of series, which is the colour of text. A stack of a few parts does not use it. */
const ink = 5

/**
 * Two measures of the same days, one above the other, each with its own scale from zero. The list beside the chart names the parts of the
 * upper measure, as legend and table.
 */
export function PairedChart({ days, above, below }: PairedChartProps) {
  return (
    <div className={styles.pair} data-component="PairedChart">
      <span className={styles.name} aria-hidden>
        <bdi>{above.name}</bdi>
      </span>
      <StackedChart label={above.name} categories={days} series={above.series} isTime isPeakMarked hasLegend={false} hasFoot={false} />
      <span className={styles.name} aria-hidden>
        <bdi>{below.name}</bdi>
      </span>
      <div className={styles.low}>
        <BarChart label={below.name} bars={days.map((day, at) => ({ ...day, value: below.values[at] ?? null }))} look={ink} isTime />
      </div>
    </div>
  )
}
