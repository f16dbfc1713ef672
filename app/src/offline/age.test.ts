import { expect, test } from 'vitest'
import { ageStart, oldestOf } from './age.ts'

test('a page is as old as its oldest answer', () => {
  const shown = [
    { operation: 'myWallet', at: 30 },
    { operation: 'myTransactions', at: 20 },
    { operation: 'activeProfile', at: 10 },
  ]
  expect(oldestOf(shown)).toBe(20)
})

test('the frame counts if the page has no answer of its own', () => {
  expect(oldestOf([{ operation: 'activeProfile', at: 10 }])).toBe(10)
  expect(
    oldestOf([
      { operation: 'activeProfile', at: 10 },
      { operation: 'groups', at: null },
    ]),
  ).toBe(10)
})

test('a page without answers has no age', () => {
  expect([oldestOf([]), oldestOf([{ operation: 'groups', at: null }])]).toEqual([null, null])
})

test('an age is a minute at least, also if the device’s clock was set back', () => {
  const now = 1_000_000
  expect([now, now - 10, now + 500, now - 120_000].map((at) => now - ageStart(at, now).getTime())).toEqual([
    60_000, 60_000, 60_000, 120_000,
  ])
})
