import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { figureWriter } from '../Chart/figures.ts'
import { inkOf } from '../Chart/ink.css.ts'
import { lookOf } from '../Chart/ink.ts'
import type { BarChartProps } from './bars.ts'
import * as styles from './BarChart.css.ts'

/** Bars along the reading direction, each with its name and value as text, so no separate table is needed. */
export function BarRows({ label, bars, figure = 'count', look = 0 }: Omit<BarChartProps, 'direction'>) {
  const intl = useIntl()
  const { full } = figureWriter(figure, useFormats())
  const values = bars.map(({ value }) => Math.max(0, value ?? 0))
  const whole = figure === 'share' ? Math.max(1, ...values) : Math.max(...values, 0)
  const { ink } = lookOf(look)
  return (
    <ul className={styles.rows} aria-label={label}>
      {bars.map(({ id, name, value, picture }) => (
        <li key={id} className={styles.row}>
          <span className={styles.rowName}>
            {picture}
            <bdi className={styles.words}>{name}</bdi>
          </span>
          <span className={styles.track} aria-hidden data-part="track">
            {value !== null && value > 0 && (
              <span className={`${inkOf[ink]} ${styles.fill}`} style={{ inlineSize: `${(value / whole) * 100}%` }} data-part="bar" />
            )}
          </span>
          <span className={styles.rowValue}>{value === null ? intl.formatMessage({ id: 'ds.chart.none' }) : full(value)}</span>
        </li>
      ))}
    </ul>
  )
}
