import { expect, test } from 'vitest'
import { signOf } from './sign.ts'

test('what is below zero always has its minus', () => {
  expect(signOf(-1, 'negative')).toBe('\u2212')
  expect(signOf(-1, 'always')).toBe('\u2212')
})

test('a plus is only where signs are compared, and zero keeps its place there', () => {
  expect(signOf(1, 'negative')).toBe('')
  expect(signOf(1, 'always')).toBe('+')
  expect(signOf(0, 'always')).toBe('place')
})
