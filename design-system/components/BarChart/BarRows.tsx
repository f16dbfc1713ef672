import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { figureWriter } from '../Chart/figures.ts'
import { inkOf } from '../Chart/ink.css.ts'
import { lookOf } from '../Chart/ink.ts'
import type { BarChartProps } from './bars.ts'
import * as styles from './BarChart.css.ts'

/** Bars along the reading direction, each with its name and value as text. Because of this text the chart needs no table. */
export function BarRows({ label, bars, figure = 'count', look = 0, accent, whole: stated }: Omit<BarChartProps, 'direction'>) {
  const intl = useIntl()
  const formats = useFormats()
  const { full } = figureWriter(figure, formats)
  const values = bars.map(({ value }) => Math.max(0, value ?? 0))
  const most = Math.max(...values, 0)
  const whole = stated === undefined ? (figure === 'share' ? Math.max(1, most) : most) : Math.max(stated, most)
  const ink = accent ?? lookOf(look).ink
  return (
    <ul className={styles.rows[stated === undefined ? 'plain' : 'shared']} aria-label={label}>
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
          {stated !== undefined && (
            <span className={styles.rowShare} data-part="share">
              {value !== null && stated > 0 && formats.percent(value / stated)}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
