import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { isolate } from '../../locale/isolate.ts'
import { useFormats, useLocale } from '../../locale/LocaleProvider.tsx'
import { barValue, column } from '../BarChart/BarChart.css.ts'
import { chart, note as noteStyle, strongNote } from '../Chart/Chart.css.ts'
import { ChartLegend } from '../Chart/ChartLegend.tsx'
import { stepTicks } from '../Chart/days.ts'
import { figureWriter, type ChartFigure } from '../Chart/figures.ts'
import { inkOf } from '../Chart/ink.css.ts'
import { lookOf } from '../Chart/ink.ts'
import { nearestBand } from '../Chart/reading.ts'
import { Plot } from '../Chart/Plot.tsx'
import { Readout } from '../Chart/Readout.tsx'
import { valueScale } from '../Chart/scale.ts'
import { stackUp, total } from '../Chart/stacks.ts'
import { labelsThatFit, thin } from '../Chart/thin.ts'
import { useReading } from '../Chart/useReading.ts'
import { useSize } from '../Chart/useSize.ts'
import { peakOf } from '../LineChart/peak.ts'
import { legendPicture, peakNote, slice } from './StackedChart.css.ts'

export type StackSeries = {
  id: string
  name: string
  /** One value for each category, in order; unknown values have no height. */
  values: readonly (number | null)[]
  /** Picture before the name in the legend: the logo of a platform. */
  picture?: ReactNode
}
export type StackCategory = {
  id: string
  name: string
  note?: string
  /** Longer name beside the peak and in the readout, such as both ends of a week. @default its name */
  fullName?: string
}

export type StackedChartProps = {
  /** What the chart shows, for screen readers. */
  label: string
  categories: readonly StackCategory[]
  /** Two to six series, in the same order in every chart of a page; the first is at the bottom. */
  series: readonly StackSeries[]
  /** @default 'count' */
  figure?: ChartFigure
  /**
   * Whether categories are days, weeks or months, which run left to right in every language (S-06). If their ids are days and not all
   * labels fit, Sundays are labelled.
   */
  isTime?: boolean
  /** Writes only the highest total, beside its stack, instead of all totals. */
  isPeakMarked?: boolean
  /** Shows the legend. Set it to false if the text around the chart names the parts and their amounts. @default true */
  hasLegend?: boolean
  /** Shows the names of the steps. Set it to false if a chart below has the same steps and names them. @default true */
  hasFoot?: boolean
}

/** The parts of a whole for each category. The legend has the amount of each part. */
export function StackedChart({
  label,
  categories,
  series,
  figure = 'count',
  isTime = false,
  isPeakMarked = false,
  hasLegend = true,
  hasFoot = true,
}: StackedChartProps) {
  const intl = useIntl()
  const formats = useFormats()
  const isMirrored = useLocale().direction === 'rtl' && !isTime
  const { short, full } = figureWriter(figure, formats)
  const count = categories.length
  const stacks = stackUp(
    series.map(({ values }) => values),
    count,
  )
  const heights = stacks.map((slices) => slices.at(-1)?.to ?? 0)
  const scale = valueScale(heights)
  const [areaRef, { width }] = useSize<HTMLDivElement>()
  const reading = useReading({ count, isMirrored, at: (share) => nearestBand(isMirrored ? 1 - share : share, count) })
  const { active, spoken } = reading
  const middle = (at: number) => (at + 0.5) / count
  const fitting = labelsThatFit(
    width,
    categories.reduce((longest, { name }) => Math.max(longest, name.length), 1),
  )
  const steps = categories.map(({ id }) => id)
  const nameOf = (at: number) => categories[at]?.fullName ?? categories[at]?.name ?? ''
  const labelled = new Set(hasFoot ? ((isTime ? stepTicks(steps, fitting) : null) ?? thin(count, fitting)) : [])
  const hasTotals = !isPeakMarked && labelsThatFit(width, 6) >= count
  const peak = isPeakMarked && active === null ? peakOf(heights) : null
  const whole = total(heights)
  const valuesAt = (at: number) =>
    series.map(({ id, name, values }, place) => {
      const value = values[at]
      return {
        id,
        name,
        ...lookOf(place),
        mark: undefined,
        value: value === null || value === undefined ? intl.formatMessage({ id: 'ds.chart.none' }) : full(value),
      }
    })
  const said =
    spoken === null
      ? []
      : valuesAt(spoken).map(({ name, value }) => intl.formatMessage({ id: 'ds.chart.value' }, { name: isolate(name), value }))
  return (
    <div className={chart} data-component="StackedChart">
      <Plot
        label={label}
        scale={scale}
        short={short}
        isTime={isTime}
        areaRef={areaRef}
        reading={reading}
        foot={[
          { labels: categories.flatMap(({ id, name, note }, at) => (labelled.has(at) ? [{ id, at: middle(at), label: name, note }] : [])) },
        ]}
        message={
          spoken === null
            ? null
            : intl.formatMessage({ id: 'ds.chart.point' }, { when: nameOf(spoken), values: intl.formatList(said, { type: 'unit' }) })
        }
      >
        {stacks.map((slices, at) => (
          <span
            key={categories[at]?.id ?? at}
            className={column}
            style={{ insetInlineStart: `${(at / count) * 100}%`, inlineSize: `${100 / count}%` }}
          >
            {slices.map(({ from, to }, place) =>
              to > from ? (
                <span
                  key={series[place]?.id ?? place}
                  className={`${inkOf[lookOf(place).ink]} ${slice}`}
                  style={{ insetBlockEnd: `${scale.share(from) * 100}%`, blockSize: `${scale.share(to - from) * 100}%` }}
                  data-part="slice"
                  data-top={to === heights[at] || undefined}
                />
              ) : null,
            )}
            {hasTotals && active === null && (
              <span className={barValue} style={{ insetBlockEnd: `${scale.share(heights[at] ?? 0) * 100}%` }} data-part="value">
                <bdi>{short(heights[at] ?? 0)}</bdi>
              </span>
            )}
          </span>
        ))}
        {peak && (
          <span
            className={`${noteStyle} ${strongNote} ${peakNote}`}
            style={{
              insetInlineStart: `${middle(peak.at) * 100}%`,
              insetBlockEnd: `calc(${scale.share(peak.value) * 100}% + 4px)`,
              translate: `${middle(peak.at) * (isMirrored ? 100 : -100)}% 0`,
            }}
            data-part="peak"
          >
            <bdi>{intl.formatMessage({ id: 'ds.chart.peak' }, { value: full(peak.value), day: nameOf(peak.at) })}</bdi>
          </span>
        )}
        {active !== null && <Readout share={middle(active)} isMirrored={isMirrored} title={nameOf(active)} rows={valuesAt(active)} />}
      </Plot>
      {hasLegend && (
        <ChartLegend
          label={label}
          entries={series.map(({ id, name, values, picture }, place) => ({
            id,
            name:
              picture === undefined ? (
                name
              ) : (
                <span className={legendPicture}>
                  {picture}
                  <bdi>{name}</bdi>
                </span>
              ),
            ink: lookOf(place).ink,
            amount: full(total(values)),
            share: whole > 0 ? formats.percent(total(values) / whole) : undefined,
          }))}
        />
      )}
    </div>
  )
}
