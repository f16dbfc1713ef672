import { describe, expect, it } from 'vitest'
import { chartColours } from '../tokens/token-type.ts'
import { difference, sightNames } from './colour-vision.ts'
import { dark } from './dark.ts'
import { light } from './light.ts'

const themes = [light, dark]
const [neighbours, strangers] = [12, 9]

const pairs = chartColours.flatMap((one, at) => chartColours.slice(at + 1).map((other) => ({ one, other })))
const beside = chartColours.map((one, at) => ({ one, other: chartColours[(at + 1) % chartColours.length] ?? one }))
const seenBy = <Pair>(of: readonly Pair[]) =>
  themes.flatMap(({ scheme, colour }) => sightNames.flatMap((sight) => of.map((pair) => ({ scheme, colour, sight, ...pair }))))

describe('the difference of two colours', () => {
  it('is 100 for black and white, and 0 for a colour and itself', () => {
    expect(difference('#000000', '#FFFFFF', 'full')).toBeCloseTo(100, 1)
    expect(difference('#83378A', '#83378A', 'tritanopia')).toBe(0)
    expect(() => difference('red', '#ffffff', 'full')).toThrow(/plain colour/u)
  })

  it('of red and green is large with green cones, and small without green cones', () => {
    const [red, green] = ['#C0504D', '#7A8C3A']
    expect(difference(red, green, 'full')).toBeGreaterThan(15)
    expect(difference(red, green, 'deuteranopia')).toBeLessThan(8)
  })
})

describe('the colours of series', () => {
  it.each(seenBy(beside))('can be distinguished in $scheme: $one beside $other, with the sight $sight', ({ colour, one, other, sight }) => {
    expect(difference(colour[one], colour[other], sight)).toBeGreaterThanOrEqual(neighbours)
  })

  it.each(seenBy(pairs))('cannot be confused in $scheme: $one and $other, with the sight $sight', ({ colour, one, other, sight }) => {
    expect(difference(colour[one], colour[other], sight)).toBeGreaterThanOrEqual(strangers)
  })
})
