import type { ReactNode } from 'react'
import type { Accent } from '../../tokens/token-type.ts'
import type { ChartFigure } from '../Chart/figures.ts'

export const barDirections = ['vertical', 'horizontal'] as const

export type Bar = {
  id: string
  name: string
  /** `null` where the value is not known: no bar is drawn, and the text says so. */
  value: number | null
  /** Before the name of a horizontal bar: a flag, the logo of a platform. */
  picture?: ReactNode
  /** A second, quieter line under a vertical bar's name: “4 days”, “so far”. */
  note?: string
  /** The name of a vertical bar while it is read, where there is room for it: both ends of a week. @default its name */
  fullName?: string
}

export type BarChartProps = {
  /** What the chart shows, for screen readers. */
  label: string
  bars: readonly Bar[]
  /** `horizontal` for names to read and compare, `vertical` for a few steps in order. @default 'vertical' */
  direction?: (typeof barDirections)[number]
  /** @default 'count' */
  figure?: ChartFigure
  /** The bars are weeks or months: they run left to right in every language (S-06). */
  isTime?: boolean
  /**
   * What a whole track stands for, with horizontal bars that are parts of it: each then has its share beside its amount.
   */
  whole?: number
  /** Index of the colour, of the six for series. @default 0 */
  look?: number
  /** Instead of it: the accent of whose total the bars are. */
  accent?: Accent
}
