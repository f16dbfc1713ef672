import { expect, it } from 'vitest'
import { coverage } from './coverage.ts'

it('leaves the rest of the balance if it covers the bill, down to zero', () => {
  expect(coverage(1_425_000, 300_000)).toEqual({ missing: 0, after: 1_125_000 })
  expect(coverage(300_000, 300_000)).toEqual({ missing: 0, after: 0 })
})

it('reports what is missing, and no rest, if the bill exceeds the balance', () => {
  expect(coverage(250_050, 300_000)).toEqual({ missing: 49_950, after: null })
})
