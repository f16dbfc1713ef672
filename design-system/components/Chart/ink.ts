import { chartColours, type Accent } from '../../tokens/token-type.ts'

/** How series differ besides colour: the dash of the line and the mark on its points, always in this order. */
export const dashes = ['none', '7 5', '2 5', '12 5 2 5', '16 6', '5 3'] as const
const marks = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const
export type Mark = (typeof marks)[number]

/** Colour of a series, or the accent of a total's owner. */
export type Ink = (typeof chartColours)[number] | Accent

/** Returns colour, dash and mark of the series with this index. After the sixth series they repeat: people distinguish at most six. */
export const lookOf = (place: number): { ink: (typeof chartColours)[number]; dash: (typeof dashes)[number]; mark: Mark } => {
  const at = place % chartColours.length
  return { ink: chartColours[at] ?? 'chart1', dash: dashes[at] ?? 'none', mark: marks[at] ?? 'circle' }
}
