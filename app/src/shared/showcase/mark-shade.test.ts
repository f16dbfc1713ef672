import { expect, it } from 'vitest'
import { markShade, markShades } from './mark-shade.ts'

it('a business keeps its colour whatever its capitals', () => expect(markShade('NABT')).toBe(markShade('nabt')))

it('names are spread over all colours', () => {
  const names = Array.from({ length: 200 }, (_, index) => `brand ${index}`)
  expect(new Set(names.map(markShade))).toEqual(new Set(markShades))
})

it('a name in Arabic, or none at all, has one too', () => {
  for (const name of ['نبت', '']) expect(markShades).toContain(markShade(name))
})
