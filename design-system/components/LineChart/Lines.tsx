import type { Accent } from '../../tokens/token-type.ts'
import { cross, drawing, gap, lead, line, now, peakDot, under } from '../Chart/Chart.css.ts'
import { inkOf } from '../Chart/ink.css.ts'
import { lookOf } from '../Chart/ink.ts'
import { MarkShape } from '../Chart/MarkShape.tsx'
import { areaPath, gapsOf, linePath, lonelyOf, type MaybePoint } from '../Chart/paths.ts'
import type { Scale } from '../Chart/scale.ts'

type LinesProps = {
  width: number
  height: number
  series: readonly (readonly (number | null)[])[]
  /** Returns the position of a day along the drawing, 0..1. */
  along: (at: number) => number
  scale: Scale
  isFilled: boolean
  /** Replaces the colour of the series. */
  accent?: Accent
  active: number | null
  peak: number | null
  /** Indexes of labelled days. If there are several series, their points on these days have a mark. */
  labelled: readonly number[]
}

/** The lines, their gaps and the point being read, drawn at the given size in pixels. */
export function Lines({ width, height, series, along, scale, isFilled, accent, active, peak, labelled }: LinesProps) {
  if (width === 0 || height === 0) return null
  const pointOf = (value: number | null | undefined, at: number): MaybePoint =>
    value === null || value === undefined ? null : { x: along(at) * width, y: (1 - scale.share(value)) * height }
  const isAlone = series.length === 1
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className={drawing} focusable="false">
      {active !== null && <path d={`M${along(active) * width} 0V${height}`} className={cross} data-part="cross" />}
      {series.map((values, place) => {
        const { ink: own, dash, mark } = lookOf(place)
        const ink = accent ?? own
        const points = values.map(pointOf)
        const last = points.at(-1)
        const top = peak === null ? null : points[peak]
        const read = active === null ? null : points[active]
        return (
          <g key={ink} className={inkOf[ink]} data-part="series">
            {isFilled && <path d={areaPath(points, height)} className={under} />}
            {gapsOf(points).map(({ from, to }) => (
              <path key={from.x} d={linePath([from, to])} className={gap} data-part="gap" />
            ))}
            <path d={linePath(points)} className={line} strokeDasharray={dash} data-part="line" />
            {lonelyOf(points).map(({ x, y }) => (
              <MarkShape key={x} mark={mark} ink={ink} x={x} y={y} />
            ))}
            {!isAlone &&
              labelled.map((at) => {
                const point = points[at]
                return point && <MarkShape key={at} mark={mark} ink={ink} x={point.x} y={point.y} />
              })}
            {top && (
              <>
                <path d={`M${top.x} ${top.y - 7}v-13`} className={lead} />
                <circle cx={top.x} cy={top.y} r="4.5" className={peakDot} />
              </>
            )}
            {isAlone && last && <circle cx={last.x} cy={last.y} r="5" className={now} data-part="now" />}
            {read && <MarkShape mark={mark} ink={ink} x={read.x} y={read.y} isLarge />}
          </g>
        )
      })}
    </svg>
  )
}
