import { expect, test } from 'vitest'
import { groupedPhone, phoneParts } from './grouped-phone.ts'

test.each([
  ['+966550123478', '+966 55 012 3478'],
  ['+96512345678', '+965 12 34 5678'],
  ['+201001234567', '+20 100 123 4567'],
  ['+2693211234', '+269 321 1234'],
])('groupedPhone writes %s in groups that stay on one line', (e164, written) => {
  expect(groupedPhone(e164)).toBe(written.replaceAll(' ', '\u00a0'))
})

test('phoneParts splits a number after its calling code', () => {
  expect(phoneParts('+966550123478')).toEqual({ code: '+966', own: '55\u00a0012\u00a03478' })
  expect(phoneParts('+12425551234')).toEqual({ code: '+1', own: '242\u00a0555\u00a01234' })
})

test('groupedPhone returns a text without a known calling code unchanged', () => {
  expect([groupedPhone(''), groupedPhone('•••• 3478')]).toEqual(['', '•••• 3478'])
})
