import type { Accent } from './token-type.ts'

/** The shape that goes with an accent, so that a picture is recognised without its colour: round for people, square for the rest. */
export const shapeOf: Record<Accent, 'round' | 'square'> = {
  accent1: 'round',
  accent2: 'round',
  accent3: 'square',
  accent4: 'square',
  accent5: 'square',
}
