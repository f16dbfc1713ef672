import { expect, it } from 'vitest'
import { coverage } from './coverage.ts'

it('coverage returns the remaining amount if the balance covers the bill, even if nothing remains', () => {
  expect(coverage(1_425_000, 300_000)).toEqual({ missing: 0, after: 1_125_000 })
  expect(coverage(300_000, 300_000)).toEqual({ missing: 0, after: 0 })
})

it('coverage returns the missing amount, and null as the remaining amount, if the bill exceeds the balance', () => {
  expect(coverage(250_050, 300_000)).toEqual({ missing: 49_950, after: null })
})
