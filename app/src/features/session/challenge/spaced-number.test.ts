import { expect, test } from 'vitest'
import { spacedNumber, spacedParts } from './spaced-number.ts'

test.each([
  ['+966550123478', '550123478', '+966 55 012 3478'],
  ['+96512345678', '12345678', '+965 12 34 5678'],
  ['+201001234567', '1001234567', '+20 100 123 4567'],
  ['+2693211234', '3211234', '+269 321 1234'],
])('%s is written in groups that stay together', (e164, national, written) => {
  expect(spacedNumber({ e164, national })).toBe(written.replaceAll(' ', '\u00a0'))
})

test('a number that is only known whole is taken apart behind its calling code', () => {
  expect(spacedParts('+966550123478')).toEqual({ code: '+966', own: '55\u00a0012\u00a03478' })
  expect(spacedParts('+12425551234')).toEqual({ code: '+1', own: '242\u00a0555\u00a01234' })
})
