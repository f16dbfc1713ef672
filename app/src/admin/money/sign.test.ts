import { expect, test } from 'vitest'
import { signOf } from './sign.ts'

test('a negative amount always has a minus', () => {
  expect(signOf(-1, 'negative')).toBe('\u2212')
  expect(signOf(-1, 'always')).toBe('\u2212')
})

test('only the mode `always` has a plus, and it reserves the place of a sign for zero', () => {
  expect(signOf(1, 'negative')).toBe('')
  expect(signOf(1, 'always')).toBe('+')
  expect(signOf(0, 'always')).toBe('place')
})
