import { expect, it } from 'vitest'
import { markShade, markShades } from './mark-shade.ts'

it('one name has the same colour in upper and lower case', () => expect(markShade('NABT')).toBe(markShade('nabt')))

it('different names use all colours', () => {
  const names = Array.from({ length: 200 }, (_, index) => `brand ${index}`)
  expect(new Set(names.map(markShade))).toEqual(new Set(markShades))
})

it('an Arabic name and an empty name have a colour too', () => {
  for (const name of ['نبت', '']) expect(markShades).toContain(markShade(name))
})
