import { controlScale, spaceScale } from '@wasla/design-system/tokens/options.ts'
import type { Density, Globals } from './globals.ts'

/** The factors of a density. Heights of controls change less than space, because their text stays as it is. */
const factors = { compact: { space: 0.75, control: 0.85 }, roomy: { space: 1.25, control: 1.15 } } as const
export type OtherDensity = keyof typeof factors
export const otherDensities = Object.keys(factors) as OtherDensity[]

const times = <Name extends string>(scale: Readonly<Record<Name, string>>, factor: number) =>
  Object.fromEntries(Object.entries<string>(scale).map(([name, value]) => [name, `calc(${value} * ${factor})`])) as Record<Name, string>

/** Returns the scales of a density that the product does not have. A part must still work in it. */
export function scalesOf(density: OtherDensity): {
  space: Record<keyof typeof spaceScale, string>
  control: Record<keyof typeof controlScale, string>
} {
  const { space, control } = factors[density]
  return { space: times(spaceScale, space), control: times(controlScale, control) }
}

const isOther = (density: Density): density is OtherDensity => density !== 'designed'

/**
 * Returns the density of a story and the font size of the page; undefined for what is as designed. A docs page keeps its font size: lengths
 * are in rem of the page, so the text of a single preview cannot be scaled.
 */
export function scaledBy({ density, textScale }: Pick<Globals, 'density' | 'textScale'>, isInDocs: boolean) {
  return {
    density: isOther(density) ? density : undefined,
    fontSize: isInDocs || textScale === '100' ? undefined : `${textScale}%`,
  }
}
