import type { Accent } from './token-type.ts'

/** Shape of each accent, so that pictures differ without colour: round for people, square for businesses and groups. */
export const shapeOf: Record<Accent, 'round' | 'square'> = {
  accent1: 'round',
  accent2: 'round',
  accent3: 'square',
  accent4: 'square',
  accent5: 'square',
}
