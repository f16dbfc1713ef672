import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay, isMoment, momentIn, momentOrNull } from './moment-text.ts'

it.each([
  ['2026-03-01T09:00:00Z', true],
  ['2026-03-01T09:00:00.000Z', true],
  ['2024-02-29T09:00:00Z', true],
  ['2026-03-01T09:00:00+03:00', false],
  ['2026-03-01T09:00:00', false],
  ['2026-03-01T09:00Z', false],
  ['2026-03-01T09:00:00.0000Z', false],
  ['2026-03-01', false],
  ['2026-13-01T09:00:00Z', false],
  ['2026-02-29T09:00:00Z', false],
  ['2026-02-30T09:00:00Z', false],
  ['2026-04-31T09:00:00.000Z', false],
  ['2026-03-01T24:00:00Z', false],
])('isMoment(%j) is %s', (text, expected) => expect(isMoment(text)).toBe(expected))

describe('momentIn', () => {
  it.each([
    ['2026-03-01T09:00:00Z', Date.UTC(2026, 2, 1, 9)],
    ['2026-03-01T12:00:00+03:00', Date.UTC(2026, 2, 1, 9)],
    ['2026-03-01T12:00+03:00', Date.UTC(2026, 2, 1, 9)],
    ['2026-03-01T09:00:00.123456789Z', Date.UTC(2026, 2, 1, 9, 0, 0, 123)],
  ])('parses %s', (text, moment) => expect(momentIn(text)).toBe(moment))

  it.each([
    '2026-02-30T09:00:00Z',
    '2026-02-30T09:00:00+03:00',
    '2026-11-31T09:00:00+03:00',
    '2026-03-01T24:00:00Z',
    '2026-03-01T09:60:00Z',
    '2026-03-01T09:00:00+24:00',
    '2026-03-01T09:00:00+03:60',
    '2026-03-01T09:00:00',
    '2026-03-01',
    '',
  ])('returns null, not another time, for %j', (text) => expect(momentIn(text)).toBeNull())

  it('parses the output of toISOString for every time from 1970 to 2100', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(Date.UTC(2100, 0)), noInvalidDate: true }), (date) => {
        expect(momentIn(date.toISOString())).toBe(date.getTime())
        expect(isMoment(date.toISOString())).toBe(true)
      }),
    )
  })
})

it('isDay accepts only days that exist in their year', () => {
  expect(['2024-02-29', '2026-12-31'].map(isDay)).toEqual([true, true])
  expect(['2026-02-29', '2026-02-30', '2026-00-10', '2026-1-1', '٢٠٢٦-٠٣-٠١'].map(isDay)).toEqual([false, false, false, false, false])
})

it('momentOrNull returns null without an argument, and NaN for a day that does not exist', () => {
  expect([undefined, null].map(momentOrNull)).toEqual([null, null])
  expect(momentOrNull('2026-02-30T09:00:00Z')).toBeNaN()
  expect(momentOrNull('2026-03-01T09:00:00Z')).toBe(Date.UTC(2026, 2, 1, 9))
})
