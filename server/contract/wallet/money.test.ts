import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { problemsOf } from '../validation/check.ts'
import { mostMoved } from '../ledger/amounts.ts'
import { halalasOf, moneyRules, plainRiyals } from './money.ts'

describe('riyals in plain text', () => {
  it.each([
    ['1', 100],
    ['0.01', 1],
    ['1.005'.slice(0, 4), 100],
    ['1234.5', 123_450],
    ['١٢٣٤.٥٠', 123_450],
    ['۱۲', 1200],
    ['9999999999.99', 999_999_999_999],
  ])('accept %s, which is %i halalas', (text, halalas) => expect(halalasOf(text)).toBe(halalas))

  // Security case 40.
  it.each([
    '',
    '0',
    '0.00',
    '-1',
    '+1',
    '1e3',
    ' 1',
    '1 ',
    '1,000',
    '1.',
    '.5',
    '1.005',
    '0.001',
    'NaN',
    'Infinity',
    '0x10',
    '12345678901',
    '1٫5',
  ])('refuse %j', (text) => expect(halalasOf(text)).toBeNull())

  it('are parsed back to the same halalas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (halalas) => halalasOf(plainRiyals(halalas)) === halalas),
      { seed: 966, numRuns: 500 },
    )
  })

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-50_575, '-505.75'],
    [mostMoved, '10000000000.00'],
  ])('show %i halalas as %s', (halalas, text) => expect(plainRiyals(halalas)).toBe(text))
})

describe('moneyRules', () => {
  it.each([1, 10_050, mostMoved])('accept %i', (amount) => expect(problemsOf(moneyRules, amount)).toEqual([]))

  it.each([0, -1, 0.5, 2 ** 53, mostMoved + 1, Number.NaN, Infinity, '1', null, undefined])('refuse %j', (amount) =>
    expect(problemsOf(moneyRules, amount)).toEqual([{ path: '', rule: 'format' }]),
  )
})
