import { describe, expect, it } from 'vitest'
import { deadlineOf, isNew, momentOf, type CardTimes } from './card-moment.ts'

const times: CardTimes = {
  status: 'Active',
  startDate: '2025-12-01',
  publishedAt: '2025-11-18T09:00:00.000Z',
  updatedAt: '2025-11-19T09:00:00.000Z',
}
const now = Date.parse('2025-11-20T09:00:00.000Z')

describe('momentOf', () => {
  it('returns the time of publication, before and after the start of the program', () => {
    const published = { kind: 'ago', date: new Date('2025-11-18T09:00:00.000Z') }
    expect(momentOf(times, now)).toEqual(published)
    expect(momentOf({ ...times, status: 'Soon' }, now)).toEqual(published)
    expect(momentOf({ ...times, status: 'Retired' }, now)?.kind).toBe('ago')
  })
  it('returns null before publication', () => {
    expect(momentOf({ ...times, status: 'Soon', publishedAt: '2025-11-21T09:00:00.000Z' }, now)).toBeNull()
    expect(momentOf({ ...times, status: 'Soon', publishedAt: null }, now)).toBeNull()
  })
  it('returns the time of the last save for a draft', () => {
    expect(momentOf({ ...times, status: 'Draft', publishedAt: null }, now)).toEqual({ kind: 'saved', date: new Date(times.updatedAt) })
  })
})

describe('deadlineOf', () => {
  const of = (endDate: string | null, status: 'Active' | 'Soon' = 'Active') => deadlineOf({ status, startDate: '2025-12-01', endDate }, now)
  it('returns the first day, in Riyadh time, of a program that has not begun', () =>
    expect(of('2026-01-31', 'Soon')).toEqual({ kind: 'starts', date: new Date('2025-11-30T21:00:00.000Z') }))
  it('returns the last day of a program that has begun', () =>
    expect(of('2025-11-24')).toEqual({ kind: 'ends', date: new Date('2025-11-23T21:00:00.000Z') }))
  it.each([
    ['2025-11-23', 3],
    ['2025-11-21', 1],
    ['2025-11-20', 0],
    ['2025-11-19', 0],
  ])('returns the number of days left from three days before the end: %s', (endDate, days) =>
    expect(of(endDate)).toEqual({ kind: 'endsIn', days }),
  )
  it('counts days in Riyadh, not in the reader’s time zone', () =>
    expect(
      deadlineOf({ status: 'Active', startDate: '2025-11-01', endDate: '2025-11-24' }, Date.parse('2025-11-20T22:00:00.000Z')),
    ).toEqual({
      kind: 'endsIn',
      days: 3,
    }))
  it('returns “noEnd” for a program without an end', () => expect(of(null)).toEqual({ kind: 'noEnd' }))
})

describe('isNew', () => {
  const published = Date.parse('2025-11-18T09:00:00.000Z')
  it('returns true for two days after publication', () => {
    expect(isNew(times, published + 47 * 3_600_000)).toBe(true)
    expect(isNew(times, published + 48 * 3_600_000)).toBe(false)
  })
  it('returns false for a draft and for a program on hold', () => {
    expect(isNew({ ...times, publishedAt: null }, published)).toBe(false)
    expect(isNew({ ...times, status: 'OnHold' }, published)).toBe(false)
  })
})
