import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countries, countryById } from '../reference/countries.ts'
import { toE164 } from './phone.ts'

const saudi = countryById('SA')!

/** Any signs there are, halves of pairs among them; the library's own way to say so lists all million of them first. */
const anyText = fc.array(fc.nat(0x10_ff_ff), { maxLength: 24 }).map((points) => String.fromCodePoint(...points))

describe('a typed mobile number', () => {
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
  ])('becomes the one stored number from %j', (typed) => expect(toE164(typed, saudi)).toBe('+966501234567'))

  it.each(['', '5', '50123456', '50123456789', '50x123456', '+971501234567', '000000000', '5012345６78', '1e8', '+', '501234567;ext=1'])(
    'is refused when %j is not a Saudi number',
    (typed) => expect(toE164(typed, saudi)).toBeNull(),
  )

  // Y-18: one zero is dropped before digits are counted.
  it('has no digit too few behind its zero', () => expect(toE164('050123456', saudi)).toBeNull())

  it.each([
    ['LB', '3123456', '+9613123456'],
    ['LB', '03123456', '+9613123456'],
    ['LB', '71123456', '+96171123456'],
    ['DE', '1511234567', '+491511234567'],
    ['DE', '015123456789', '+4915123456789'],
    ['CI', '0701234567', '+2250701234567'],
    ['CI', '+225 07 01 23 45 67', '+2250701234567'],
  ])('of %s has any of the lengths of its country: %s', (id, typed, stored) => expect(toE164(typed, countryById(id)!)).toBe(stored))

  it.each([
    ['LB', '312345'],
    ['LB', '711234567'],
    ['CI', '701234567'],
    ['SA', '+966 00 50123456'],
  ])('of %s is refused if it has other lengths: %s', (id, typed) => expect(toE164(typed, countryById(id)!)).toBeNull())

  it('is always a plus and ASCII digits, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...countries), (typed, country) => {
        const number = toE164(typed, country)
        return number === null || /^\+\d{6,18}$/.test(number)
      }),
    )
  })

  it('reads back what it wrote, for every country', () => {
    for (const country of countries) {
      const national = '5'.padEnd(country.phoneNumberLength, '1')
      const number = toE164(national, country)
      expect(number, country.id).toBe(`${country.phoneCode}${national}`)
      expect(toE164(number!, country), country.id).toBe(number)
    }
  })
})
