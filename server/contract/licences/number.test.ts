import { describe, expect, it } from 'vitest'
import { groupedNumber, licenceNumber } from './number.ts'

describe('licenceNumber', () => {
  it.each([
    ['11820477', '11820477'],
    ['1182 0477', '11820477'],
    ['1182-0477', '11820477'],
    ['١١٨٢ ٠٤٧٧', '11820477'],
    ['۱۱۸۲۰۴۷۷', '11820477'],
    ['\u200f11820477\u200e', '11820477'],
    ['118204', '118204'],
    ['1182047712', '1182047712'],
  ])('reads %s', (typed, number) => expect(licenceNumber(typed)).toBe(number))

  it.each(['', '11820', '11820477123', '01182047', 'A1820477', '1182.0477', '=1182047', '1182०477'])('refuses “%s”', (typed) =>
    expect(licenceNumber(typed)).toBeNull(),
  )
})

describe('groupedNumber', () => {
  it.each([
    ['118204', '1182 04'],
    ['11820477', '1182 0477'],
    ['1182047712', '1182 0477 12'],
  ])('writes %s as %s', (number, grouped) => expect(groupedNumber(number)).toBe(grouped))
})
