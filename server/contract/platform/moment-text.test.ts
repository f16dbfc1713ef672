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
])('%s is a moment of the wire: %s', (text, expected) => expect(isMoment(text)).toBe(expected))

describe('a moment with a zone', () => {
  it.each([
    ['2026-03-01T09:00:00Z', Date.UTC(2026, 2, 1, 9)],
    ['2026-03-01T12:00:00+03:00', Date.UTC(2026, 2, 1, 9)],
    ['2026-03-01T12:00+03:00', Date.UTC(2026, 2, 1, 9)],
    ['2026-03-01T09:00:00.123456789Z', Date.UTC(2026, 2, 1, 9, 0, 0, 123)],
  ])('%s is read', (text, moment) => expect(momentIn(text)).toBe(moment))

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
  ])('%j is refused and never moved to another moment', (text) => expect(momentIn(text)).toBeNull())

  it('is the one that the platform writes for every moment of these centuries', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date(0), max: new Date(Date.UTC(2100, 0)), noInvalidDate: true }), (date) => {
        expect(momentIn(date.toISOString())).toBe(date.getTime())
        expect(isMoment(date.toISOString())).toBe(true)
      }),
    )
  })
})

it('a day of the calendar exists in its year', () => {
  expect(['2024-02-29', '2026-12-31'].map(isDay)).toEqual([true, true])
  expect(['2026-02-29', '2026-02-30', '2026-00-10', '2026-1-1', '٢٠٢٦-٠٣-٠١'].map(isDay)).toEqual([false, false, false, false, false])
})

it('an argument that was not given is no moment', () => {
  expect([undefined, null].map(momentOrNull)).toEqual([null, null])
  expect(momentOrNull('2026-02-30T09:00:00Z')).toBeNaN()
  expect(momentOrNull('2026-03-01T09:00:00Z')).toBe(Date.UTC(2026, 2, 1, 9))
})
