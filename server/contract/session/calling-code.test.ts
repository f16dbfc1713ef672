import { expect, test } from 'vitest'
import { countries } from '../reference/countries.ts'
import { callingCodeOf } from './calling-code.ts'

test('a number of every country begins with its code; where countries share one, with the shared one', () => {
  for (const { id, phoneCode, phoneNumberLength } of countries) {
    const own = phoneCode.replace(/[^+\d]/g, '')
    const shared = /^\+[17]/.exec(own)?.[0]
    expect(callingCodeOf(own + '5'.repeat(phoneNumberLength)), id).toBe(shared ?? own)
  }
})

test.each(['', '966550123478', '+', 'tel:+966'])('%j begins with none', (text) => {
  expect(callingCodeOf(text)).toBe('')
})
