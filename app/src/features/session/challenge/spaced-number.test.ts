import { expect, test } from 'vitest'
import { spacedNumber } from './spaced-number.ts'

test.each([
  ['+966550123478', '550123478', '+966 55 012 3478'],
  ['+96512345678', '12345678', '+965 12 34 5678'],
  ['+201001234567', '1001234567', '+20 100 123 4567'],
  ['+2693211234', '3211234', '+269 321 1234'],
])('%s is written in groups that stay together', (e164, national, written) => {
  expect(spacedNumber({ e164, national })).toBe(written.replaceAll(' ', '\u00a0'))
})
