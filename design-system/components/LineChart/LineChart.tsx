import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Accent } from '../../tokens/token-type.ts'
import { isolate } from '../../locale/isolate.ts'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { chart, note, strongNote } from '../Chart/Chart.css.ts'
import { ChartLegend } from '../Chart/ChartLegend.tsx'
import { momentOf, spreadDays, type DayPoint } from '../Chart/days.ts'
import { figureWriter, type ChartFigure } from '../Chart/figures.ts'
import { lookOf } from '../Chart/ink.ts'
import { Plot } from '../Chart/Plot.tsx'
import { nearestPoint } from '../Chart/reading.ts'
import { Readout } from '../Chart/Readout.tsx'
import { dayLabels, shownIn } from '../Chart/room.ts'
import { gapPlace, inGap } from '../Chart/room.css.ts'
import { valueScale } from '../Chart/scale.ts'
import { useReading } from '../Chart/useReading.ts'
import { Lines } from './Lines.tsx'
import { holesOf, peakOf } from './peak.ts'

export type LineSeries = { id: string; name: string; points: readonly DayPoint[] }

export type LineChartProps = {
  /** What the chart shows, for screen readers. */
  label: string
  /** One to six series. A day without a point is a gap (E-10). */
  series: readonly LineSeries[]
  /** @default 'count' */
  figure?: ChartFigure
  /** Starts the scale at zero and fills the area under a single line. Set it to false for small changes. */
  isFromZero?: boolean
  /** Writes the highest value beside the line, if there is only one line. */
  isPeakMarked?: boolean
  /** Accent of the person or business that owns the values, if there is only one line. @default the first colour for series */
  accent?: Accent
}

/**
 * A value over days. Time runs left to right in both languages (S-06); the value axis is at the start edge. The chart is read by pointer,
 * by touch, or with the arrow keys, which announce each point. It is drawn without knowing its size, so the server draws it too.
 */
export function LineChart({ label, series, figure = 'count', isFromZero, isPeakMarked, accent }: LineChartProps) {
  const intl = useIntl()
  const formats = useFormats()
  const { short, full } = figureWriter(figure, formats)
  const { days, values } = useMemo(() => spreadDays(series.map(({ points }) => points)), [series])
  const scale = useMemo(() => valueScale(values.flat(), { fromZero: isFromZero ?? false }), [values, isFromZero])
  const reading = useReading({ count: days.length, isMirrored: false, at: (share) => nearestPoint(share, days.length) })

  const along = (at: number) => (days.length > 1 ? at / (days.length - 1) : 0.5)
  const dayName = (at: number) => formats.date(momentOf(days[at] ?? ''), 'weekday')
  const valueText = (value: number | null | undefined) =>
    value === null || value === undefined ? intl.formatMessage({ id: 'ds.chart.none' }) : full(value)
  const valueNamed = (name: string, value: string) =>
    series.length === 1 ? value : intl.formatMessage({ id: 'ds.chart.value' }, { name: isolate(name), value })

  const { active, spoken } = reading
  const rows = series.map(({ id, name }, place) => ({
    id,
    name,
    ...lookOf(place),
    value: valueText(active === null ? null : values[place]?.[active]),
  }))
  const said = rows.map(({ name, value }) => valueNamed(name, value))
  const peak = isPeakMarked && series.length === 1 && active === null ? peakOf(values[0] ?? []) : null
  const heightAt = (at: number) => scale.share(values[0]?.[at] ?? scale.low)
  const holes = series.length > 1 ? [] : holesOf(values[0] ?? [])
  const labels = useMemo(() => dayLabels(days), [days])
  return (
    <div className={chart} data-component="LineChart">
      {series.length > 1 && <ChartLegend entries={series.map(({ id, name }, place) => ({ id, name, ...lookOf(place) }))} />}
      <Plot
        label={label}
        scale={scale}
        short={short}
        isTime
        reading={reading}
        foot={labels.map((row) => ({
          labels: row.places.map((at) => ({
            id: days[at] ?? '',
            at: along(at),
            label: formats.date(momentOf(days[at] ?? ''), 'shortDay'),
          })),
          shown: shownIn(row),
        }))}
        message={
          spoken === null
            ? null
            : intl.formatMessage({ id: 'ds.chart.point' }, { when: dayName(spoken), values: intl.formatList(said, { type: 'unit' }) })
        }
      >
        <Lines
          series={values}
          along={along}
          scale={scale}
          isFilled={Boolean(isFromZero) && series.length === 1}
          {...(accent && series.length === 1 && { accent })}
          active={active}
          peak={peak?.at ?? null}
          labels={labels}
        />
        {holes.map(({ from, to }) => (
          <span
            key={from}
            className={gapPlace}
            style={{
              insetInlineStart: `${along(from) * 100}%`,
              inlineSize: `${(along(to) - along(from)) * 100}%`,
              blockSize: `${Math.min(heightAt(from), heightAt(to)) * 100}%`,
            }}
          >
            <span className={`${note} ${inGap}`} data-part="hole">
              <bdi>{intl.formatMessage({ id: 'ds.chart.none' })}</bdi>
            </span>
          </span>
        ))}
        {peak && (
          <span
            className={`${note} ${strongNote}`}
            style={{
              insetInlineStart: `${along(peak.at) * 100}%`,
              insetBlockEnd: `calc(${scale.share(peak.value) * 100}% + 22px)`,
              translate: `${-along(peak.at) * 100}% 0`,
            }}
            data-part="peak"
          >
            <bdi>
              {intl.formatMessage(
                { id: 'ds.chart.peak' },
                { value: full(peak.value), day: formats.date(momentOf(days[peak.at] ?? ''), 'shortDay') },
              )}
            </bdi>
          </span>
        )}
        {active !== null && <Readout share={along(active)} title={dayName(active)} rows={rows} />}
      </Plot>
    </div>
  )
}
