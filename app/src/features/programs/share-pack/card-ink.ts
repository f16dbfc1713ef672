import { coverInks, type CoverInkName } from '@wasla/design-system/tokens/cover-inks.ts'

/** Returns the perceived lightness of a colour `#rrggbb`, 0..255. */
export function lightness(colour: string): number {
  const channel = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5)
}

/** Returns the background colour for white text on a card: the darker of two colours of the pattern, its deepest tile and its straps. */
export function groundOf(name: CoverInkName): string {
  const { deep, strap } = coverInks[name]
  return lightness(deep) < lightness(strap) ? deep : strap
}
