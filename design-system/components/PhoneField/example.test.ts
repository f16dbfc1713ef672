import { expect, test } from 'vitest'
import { phoneShape } from './example.ts'

test.each([
  [9, 'XX XXX XXXX'],
  [8, 'XXXX XXXX'],
  [10, 'XXX XXX XXXX'],
  [6, 'XXXXXX'],
])('phoneShape(%i) is %s', (length, shape) => {
  expect(phoneShape(length)).toBe(shape)
})
