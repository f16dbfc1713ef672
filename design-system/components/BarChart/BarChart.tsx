import { useIntl } from 'react-intl'
import { useFormats, useLocale } from '../../locale/LocaleProvider.tsx'
import { chart } from '../Chart/Chart.css.ts'
import { stepTicks } from '../Chart/days.ts'
import { figureWriter } from '../Chart/figures.ts'
import { lookOf } from '../Chart/ink.ts'
import { inkOf } from '../Chart/ink.css.ts'
import { nearestBand } from '../Chart/reading.ts'
import { Plot } from '../Chart/Plot.tsx'
import { Readout } from '../Chart/Readout.tsx'
import { valueScale } from '../Chart/scale.ts'
import { labelsThatFit, lettersInLines, thin } from '../Chart/thin.ts'
import { useReading } from '../Chart/useReading.ts'
import { useSize } from '../Chart/useSize.ts'
import { bar, barValue, column } from './BarChart.css.ts'
import { BarRows } from './BarRows.tsx'
import type { Bar, BarChartProps } from './bars.ts'

export { barDirections, type Bar, type BarChartProps } from './bars.ts'

/**
 * Returns the number of letters in the longest line of any name, if each name is broken into at most `lines` lines: three for words, one
 * for dates.
 */
const widestOf = (bars: readonly Bar[], lines: number) => bars.reduce((most, { name }) => Math.max(most, lettersInLines(name, lines)), 1)

/** Compares amounts as bars that start at zero. If the bars are parts of a whole, the track of each bar is the whole. */
export function BarChart({ direction = 'vertical', ...rest }: BarChartProps) {
  return (
    <div className={chart} data-component="BarChart" data-direction={direction}>
      {direction === 'horizontal' ? <BarRows {...rest} /> : <Columns {...rest} />}
    </div>
  )
}

function Columns({ label, bars, figure = 'count', isTime = false, look = 0, accent }: Omit<BarChartProps, 'direction' | 'whole'>) {
  const intl = useIntl()
  const formats = useFormats()
  const isMirrored = useLocale().direction === 'rtl' && !isTime
  const { short, full } = figureWriter(figure, formats)
  const scale = valueScale(bars.map(({ value }) => value))
  const [areaRef, { width }] = useSize<HTMLDivElement>()
  const count = bars.length
  const reading = useReading({ count, isMirrored, at: (share) => nearestBand(isMirrored ? 1 - share : share, count) })
  const { active, spoken } = reading
  const ink = accent ?? lookOf(look).ink
  const middle = (at: number) => (at + 0.5) / count
  const valueText = (value: number | null) => (value === null ? intl.formatMessage({ id: 'ds.chart.none' }) : full(value))
  const fitting = labelsThatFit(width, widestOf(bars, isTime ? 1 : 3))
  const steps = bars.map(({ id }) => id)
  const labelled = new Set((isTime ? stepTicks(steps, fitting) : null) ?? thin(count, fitting))
  const hasValues = labelsThatFit(width, 6) >= count
  const floor = scale.share(0)
  const [read, said] = [active === null ? undefined : bars[active], spoken === null ? undefined : bars[spoken]]
  return (
    <Plot
      label={label}
      scale={scale}
      short={short}
      isTime={isTime}
      areaRef={areaRef}
      reading={reading}
      foot={[{ labels: bars.flatMap(({ id, name, note }, at) => (labelled.has(at) ? [{ id, at: middle(at), label: name, note }] : [])) }]}
      message={
        said ? intl.formatMessage({ id: 'ds.chart.point' }, { when: said.fullName ?? said.name, values: valueText(said.value) }) : null
      }
    >
      {bars.map(({ id, value }, at) => {
        const end = scale.share(value ?? 0)
        const [low, high] = [Math.min(floor, end), Math.max(floor, end)]
        return (
          <span key={id} className={column} style={{ insetInlineStart: `${(at / count) * 100}%`, inlineSize: `${100 / count}%` }}>
            {value !== null && (
              <span
                className={`${inkOf[ink]} ${bar[end < floor ? 'below' : 'above']}`}
                style={{ insetBlockEnd: `${low * 100}%`, blockSize: `${(high - low) * 100}%` }}
                data-part="bar"
                data-active={active === at || undefined}
              />
            )}
            {hasValues && value !== null && active === null && (
              <span className={barValue} style={{ insetBlockEnd: `${high * 100}%` }} data-part="value">
                <bdi>{short(value)}</bdi>
              </span>
            )}
          </span>
        )
      })}
      {read && active !== null && (
        <Readout
          share={middle(active)}
          isMirrored={isMirrored}
          title={read.fullName ?? read.name}
          rows={[{ id: read.id, name: read.name, value: valueText(read.value), ink }]}
        />
      )}
    </Plot>
  )
}
