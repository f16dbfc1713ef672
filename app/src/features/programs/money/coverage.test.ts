import { expect, it } from 'vitest'
import { coverage } from './coverage.ts'

it('a bill leaves the rest of the balance, down to nothing', () => {
  expect(coverage(1_425_000, 300_000)).toEqual({ missing: 0, after: 1_125_000 })
  expect(coverage(300_000, 300_000)).toEqual({ missing: 0, after: 0 })
})

it('a bill above the balance says what is missing, and no balance afterwards', () => {
  expect(coverage(250_050, 300_000)).toEqual({ missing: 49_950, after: null })
})
