import { expect, test } from 'vitest'
import { isOverAdvice } from './counter.ts'

test.each([
  [0, { limit: 25 }, false],
  [25, { limit: 25 }, false],
  [250, { limit: 500, advised: 250 }, false],
  [251, { limit: 500, advised: 250 }, true],
])('isOverAdvice(%i, %o) is %s', (used, limits, over) => {
  expect(isOverAdvice(used, limits)).toBe(over)
})
