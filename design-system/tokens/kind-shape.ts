import type { Kind } from './token-type.ts'

/** Shape tells what a picture is of: people are round; businesses and groups are squarish. */
export const shapeOf: Record<Kind, 'round' | 'square'> = {
  networker: 'round',
  agent: 'round',
  agency: 'square',
  brand: 'square',
  group: 'square',
}
