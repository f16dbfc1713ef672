import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries, countryById } from '../reference/countries.ts'
import { toE164 } from './phone.ts'

const saudi = countryById('SA')!

/**
 * Texts of any code points, also unpaired surrogates. The library's own generator is not used, because it first lists all million code
 * points.
 */
const anyText = fc.array(fc.nat(0x10_ff_ff), { maxLength: 24 }).map((points) => String.fromCodePoint(...points))

describe('toE164', () => {
  it.each([
    '501234567',
    '0501234567',
    '+966501234567',
    '+966 050 123 4567',
    '00966501234567',
    '966501234567',
    '٠٥٠١٢٣٤٥٦٧',
    '５０１２３４５６７',
    '50-123-4567',
    '(050) 123 4567',
    '\u202d+966 50 123 4567\u202c',
    '۵۰۱۲۳۴۵۶۷',
  ])('reads %j as the same number', (typed) => expect(toE164(typed, saudi)).toBe('+966501234567'))

  it.each(['', '5', '50123456', '50123456789', '50x123456', '+971501234567', '000000000', '5012345６78', '1e8', '+', '501234567;ext=1'])(
    'refuses %j, which is no Saudi number',
    (typed) => expect(toE164(typed, saudi)).toBeNull(),
  )

  // Y-18: one zero is dropped before the digits are counted.
  it('refuses a number that is one digit too short without its leading zero', () => expect(toE164('050123456', saudi)).toBeNull())

  it.each([
    ['LB', '3123456', '+9613123456'],
    ['LB', '03123456', '+9613123456'],
    ['LB', '71123456', '+96171123456'],
    ['DE', '1511234567', '+491511234567'],
    ['DE', '015123456789', '+4915123456789'],
    ['CI', '0701234567', '+2250701234567'],
    ['CI', '+225 07 01 23 45 67', '+2250701234567'],
  ])('accepts, for %s, any length that numbers of the country have: %s', (id, typed, stored) =>
    expect(toE164(typed, countryById(id)!)).toBe(stored),
  )

  it.each([
    ['LB', '312345'],
    ['LB', '711234567'],
    ['CI', '701234567'],
    ['SA', '+966 00 50123456'],
  ])('refuses, for %s, a number of any other length: %s', (id, typed) => expect(toE164(typed, countryById(id)!)).toBeNull())

  it('returns a plus and ASCII digits, or null, for any text', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...countries), (typed, country) => {
        const number = toE164(typed, country)
        return number === null || /^\+\d{6,18}$/.test(number)
      }),
    )
  })

  it('reads its own result back for every country', () => {
    for (const country of countries) {
      const national = '5'.padEnd(country.phoneNumberLength, '1')
      const number = toE164(national, country)
      expect(number, country.id).toBe(`${country.phoneCode}${national}`)
      expect(toE164(number!, country), country.id).toBe(number)
    }
  })
})
