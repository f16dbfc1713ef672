import { symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape'
import { mark as markStyle } from './Chart.css.ts'
import { inkOf } from './ink.css.ts'
import type { Ink, Mark } from './ink.ts'

const kinds = {
  circle: symbolCircle,
  square: symbolSquare,
  triangle: symbolTriangle,
  diamond: symbolDiamond,
  cross: symbolCross,
  star: symbolStar,
} as const

/** Area of a mark in square pixels. */
const plain = 48
const large = 84

/** The mark of a series, inside an `svg`. */
export function MarkShape({ mark, ink, x = 0, y = 0, isLarge }: { mark: Mark; ink: Ink; x?: number; y?: number; isLarge?: boolean }) {
  const path = symbol(kinds[mark], isLarge ? large : plain)() ?? ''
  return (
    <path d={path} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={`${inkOf[ink]} ${markStyle}`} data-part="mark" />
  )
}
