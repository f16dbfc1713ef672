import fc from 'fast-check'
import { expect, it } from 'vitest'
import { receiptNumber } from './receipt-number.ts'

it('the number of a receipt has three groups of four letters and digits that are not read as others', () =>
  fc.assert(fc.property(fc.uuid(), (id) => /^TR(-[0-9A-HJKMNP-TV-Z]{4}){3}$/.test(receiptNumber(id)))))

it('a participation always has the same number, and participations of one moment have different ones', () => {
  const one = '0199a3b2-1c2d-7abc-8def-0123456789ab'
  expect(receiptNumber(one)).toBe(receiptNumber(one))
  expect(receiptNumber(one)).not.toBe(receiptNumber('0199a3b2-1c2d-7abc-8def-0123456789ac'))
})

it('an id that is shorter than usual has a number too', () => expect(receiptNumber('p')).toBe('TR-0000-0000-0000'))
