import { expect, test } from 'vitest'
import { countries } from '../reference/countries.ts'
import { callingCodeOf } from './calling-code.ts'

test('callingCodeOf finds the code of every country, also a code that several countries share', () => {
  for (const { id, phoneCode, phoneNumberLength } of countries) {
    const own = phoneCode.replace(/[^+\d]/g, '')
    const shared = /^\+[17]/.exec(own)?.[0]
    expect(callingCodeOf(own + '5'.repeat(phoneNumberLength)), id).toBe(shared ?? own)
  }
})

test.each(['', '966550123478', '+', 'tel:+966'])('callingCodeOf finds no code in %j', (text) => {
  expect(callingCodeOf(text)).toBe('')
})
