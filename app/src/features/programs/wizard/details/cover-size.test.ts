import { expect, it } from 'vitest'
import { isTooSmall } from './cover-size.ts'

it.each([
  [700, 200, false],
  [2100, 600, false],
  [699, 200, true],
  [700, 199, true],
])('a cover of %i × %i is too small: %s', (width, height, is) => {
  expect(isTooSmall({ width, height })).toBe(is)
})
