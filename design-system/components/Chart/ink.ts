import { chartColours } from '../../tokens/token-type.ts'

/** The look of a series beside its colour: how its line is dashed and which mark stands on its points. Always in this order. */
export const dashes = ['none', '7 5', '2 5', '12 5 2 5', '16 6', '5 3'] as const
export const marks = ['circle', 'square', 'triangle', 'diamond', 'cross', 'star'] as const
export type Mark = (typeof marks)[number]

export type Ink = (typeof chartColours)[number]

/** The colour, dash and mark of the series at this place. More than six are more than anyone tells apart: they begin again. */
export const lookOf = (place: number): { ink: Ink; dash: (typeof dashes)[number]; mark: Mark } => {
  const at = place % chartColours.length
  return { ink: chartColours[at] ?? 'chart1', dash: dashes[at] ?? 'none', mark: marks[at] ?? 'circle' }
}
