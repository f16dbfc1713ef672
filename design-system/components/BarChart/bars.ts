import type { ReactNode } from 'react'
import type { Accent } from '../../tokens/token-type.ts'
import type { ChartFigure } from '../Chart/figures.ts'

export const barDirections = ['vertical', 'horizontal'] as const

export type Bar = {
  id: string
  name: string
  /** `null` if unknown: no bar is drawn, and a text says that there is no number. */
  value: number | null
  /** Picture before the name of a horizontal bar: a flag, the logo of a platform. */
  picture?: ReactNode
  /** Second, muted line under a vertical bar's name: “4 days”, “so far”. */
  note?: string
  /** Longer name of a vertical bar in the readout, such as both ends of a week. @default its name */
  fullName?: string
}

export type BarChartProps = {
  /** What the chart shows, for screen readers. */
  label: string
  bars: readonly Bar[]
  /** `horizontal` to compare names, `vertical` for a few steps in order. @default 'vertical' */
  direction?: (typeof barDirections)[number]
  /** @default 'count' */
  figure?: ChartFigure
  /** Whether bars are weeks or months, which run left to right in every language (S-06). */
  isTime?: boolean
  /** Value of the whole track, if horizontal bars are parts of it. Each bar then shows its share beside its amount. */
  whole?: number
  /** Index of one of the six colours of series. @default 0 */
  look?: number
  /** Accent of the person or business that owns the total, instead of the colour `look`. */
  accent?: Accent
}
