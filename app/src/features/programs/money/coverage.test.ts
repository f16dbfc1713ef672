import { expect, it } from 'vitest'
import { coverage } from './coverage.ts'

it('coverage returns what is left if the balance covers the bill, even if that is zero', () => {
  expect(coverage(1_425_000, 300_000)).toEqual({ missing: 0, after: 1_125_000 })
  expect(coverage(300_000, 300_000)).toEqual({ missing: 0, after: 0 })
})

it('coverage returns what is missing, and null for what is left, if the bill exceeds the balance', () => {
  expect(coverage(250_050, 300_000)).toEqual({ missing: 49_950, after: null })
})
