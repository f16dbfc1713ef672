import type { ReactNode } from 'react'
import type { Accent } from '../../tokens/token-type.ts'
import { cross, drawing, gap, lead, line, now, part, peakDot, under } from '../Chart/Chart.css.ts'
import { inkOf } from '../Chart/ink.css.ts'
import { lookOf } from '../Chart/ink.ts'
import { MarkShape } from '../Chart/MarkShape.tsx'
import { areaPath, gapsOf, linePath, lonelyOf, type MaybePoint, type Point } from '../Chart/paths.ts'
import { shownIn, type DayLabels } from '../Chart/room.ts'
import type { Scale } from '../Chart/scale.ts'

type LinesProps = {
  series: readonly (readonly (number | null)[])[]
  /** Returns the position of a day along the drawing, 0..1. */
  along: (at: number) => number
  scale: Scale
  isFilled: boolean
  /** Replaces the colour of the series. */
  accent?: Accent
  active: number | null
  peak: number | null
  /** Labelled days. If there are several series, their points on these days have a mark. */
  labels: readonly DayLabels[]
}

/** Width and height of the picture of the lines, which is stretched over the drawing. */
const side = 1000
const shareOf = (length: number) => `${(length / side) * 100}%`

/** A place of the drawing, for a shape that is not stretched. */
const Spot = ({ at: { x, y }, children }: { at: Point; children: ReactNode }) => (
  <svg x={shareOf(x)} y={shareOf(y)} className={part}>
    {children}
  </svg>
)

/** The lines, their gaps and the point being read, drawn over the whole place, whatever its size. */
export function Lines({ series, along, scale, isFilled, accent, active, peak, labels }: LinesProps) {
  const pointOf = (value: number | null | undefined, at: number): MaybePoint =>
    value === null || value === undefined ? null : { x: along(at) * side, y: (1 - scale.share(value)) * side }
  const isAlone = series.length === 1
  const read = active === null ? null : `${along(active) * 100}%`
  return (
    <svg className={drawing} focusable="false">
      {read !== null && <line x1={read} x2={read} y1="0" y2="100%" className={cross} data-part="cross" />}
      {series.map((values, place) => {
        const { ink: own, dash, mark } = lookOf(place)
        const ink = accent ?? own
        const points = values.map(pointOf)
        const last = points.at(-1)
        const top = peak === null ? null : points[peak]
        const touched = active === null ? null : points[active]
        return (
          <g key={ink} className={inkOf[ink]} data-part="series">
            <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="none" width="100%" height="100%" className={part}>
              {isFilled && <path d={areaPath(points, side)} className={under} />}
              {gapsOf(points).map(({ from, to }) => (
                <path key={from.x} d={linePath([from, to])} className={gap} data-part="gap" />
              ))}
              <path d={linePath(points)} className={line} strokeDasharray={dash} data-part="line" />
            </svg>
            {lonelyOf(points).map((point) => (
              <Spot key={point.x} at={point}>
                <MarkShape mark={mark} ink={ink} />
              </Spot>
            ))}
            {!isAlone &&
              labels.map((row) => (
                <g key={row.from} className={shownIn(row)}>
                  {row.places.map((at) => {
                    const point = points[at]
                    return (
                      point && (
                        <Spot key={at} at={point}>
                          <MarkShape mark={mark} ink={ink} />
                        </Spot>
                      )
                    )
                  })}
                </g>
              ))}
            {top && (
              <Spot at={top}>
                <path d="M0 -7v-13" className={lead} />
                <circle r="4.5" className={peakDot} />
              </Spot>
            )}
            {isAlone && last && <circle cx={shareOf(last.x)} cy={shareOf(last.y)} r="5" className={now} data-part="now" />}
            {touched && (
              <Spot at={touched}>
                <MarkShape mark={mark} ink={ink} isLarge />
              </Spot>
            )}
          </g>
        )
      })}
    </svg>
  )
}
