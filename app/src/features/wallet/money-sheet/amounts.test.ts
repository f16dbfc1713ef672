import { expect, it } from 'vitest'
import { billable, limitMissed, missingAmount, quickAmounts, typedMoney, unreadable } from './amounts.ts'

const range = { min: 10_000, max: 1_298_050 }

it('quickAmounts suggests only amounts that can be moved now', () => {
  expect(quickAmounts([5_000, 50_000, 100_000, 2_000_000], range)).toEqual([50_000, 100_000])
  expect(quickAmounts([50_000], { min: 10_000, max: 0 })).toEqual([])
})

it('billable returns only an amount that can be moved', () => {
  expect(billable(typedMoney(50_000), range)).toBe(50_000)
  expect(billable(typedMoney(1_298_051), range)).toBeNull()
  expect(billable(typedMoney(9_999), range)).toBeNull()
  expect(billable(typedMoney(null), range)).toBeNull()
})

it('unreadable reports a text that is no amount', () => {
  expect(unreadable(typedMoney(null))).toEqual([{ path: 'amount', rule: 'required' }])
  expect(unreadable({ halalas: null, reason: 'tooPrecise' })).toEqual([{ path: 'amount', rule: 'format' }])
  expect(unreadable(typedMoney(1))).toEqual([])
})

it('missingAmount raises an amount below the minimum to the minimum, and returns null for one above the maximum', () => {
  expect(missingAmount(49_950, range)).toBe(49_950)
  expect(missingAmount(5, range)).toBe(10_000)
  expect(missingAmount(2_000_000, range)).toBeNull()
  expect(missingAmount(null, range)).toBeNull()
})

it('limitMissed returns the limit that an amount violates, and null if no amount can be moved', () => {
  expect(limitMissed(typedMoney(9_900), range)).toBe('belowMinimum')
  expect(limitMissed(typedMoney(1_298_051), range)).toBe('aboveMaximum')
  expect(limitMissed(typedMoney(10_000), range)).toBeNull()
  expect(limitMissed(typedMoney(null), range)).toBeNull()
  expect(limitMissed(typedMoney(5), { min: 10_000, max: 0 })).toBeNull()
})
