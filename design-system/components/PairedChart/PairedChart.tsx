import { BarChart } from '../BarChart/BarChart.tsx'
import { StackedChart, type StackCategory, type StackSeries } from '../StackedChart/StackedChart.tsx'
import * as styles from './PairedChart.css.ts'

export type PairedChartProps = {
  /** The days or weeks, in their order; they run left to right in every language (S-06). */
  days: readonly StackCategory[]
  /** The larger measure, stacked by its parts. */
  above: { name: string; series: readonly StackSeries[] }
  /** What follows from it, one value for each of them. */
  below: { name: string; values: readonly (number | null)[] }
}

/** The last of the colours for series, which a stack of a few parts has not used: it is that of text. */
const ink = 5

/**
 * Two measures of the same days, one above the other, each with a scale of its own that begins at zero. The parts of the upper one are
 * named beside the chart, in a list that is legend and table in one.
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
