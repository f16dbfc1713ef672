import { describe, expect, it } from 'vitest'
import { isNew, momentOf, type CardTimes } from './card-moment.ts'

const times: CardTimes = {
  status: 'Active',
  startDate: '2025-12-01',
  publishedAt: '2025-11-18T09:00:00.000Z',
  updatedAt: '2025-11-19T09:00:00.000Z',
}

describe('the time on a card', () => {
  it('is when a running program was published', () => {
    expect(momentOf(times)).toEqual({ kind: 'ago', date: new Date('2025-11-18T09:00:00.000Z') })
    expect(momentOf({ ...times, status: 'Retired' }).kind).toBe('ago')
  })
  it('is the first day of a program that has not begun, in Riyadh', () => {
    expect(momentOf({ ...times, status: 'Soon' })).toEqual({ kind: 'from', date: new Date('2025-11-30T21:00:00.000Z') })
  })
  it('is when a draft was saved', () => {
    expect(momentOf({ ...times, status: 'Draft', publishedAt: null })).toEqual({ kind: 'saved', date: new Date(times.updatedAt) })
  })
})

describe('a program', () => {
  const published = Date.parse('2025-11-18T09:00:00.000Z')
  it('is new for two days after it was published', () => {
    expect(isNew(times, published + 47 * 3_600_000)).toBe(true)
    expect(isNew(times, published + 48 * 3_600_000)).toBe(false)
  })
  it('is never new while it is a draft, and no longer once it was stopped', () => {
    expect(isNew({ ...times, publishedAt: null }, published)).toBe(false)
    expect(isNew({ ...times, status: 'OnHold' }, published)).toBe(false)
  })
})
