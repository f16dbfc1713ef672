import { describe, expect, it } from 'vitest'
import { dayProblems, publishDateOf, publishDays } from './publish-day.ts'

const now = Date.parse('2026-11-22T22:30:00Z')

describe('the day of a schedule', () => {
  it('is today in Riyadh at the earliest, and a year ahead at the latest', () => {
    expect(publishDays(now, null)).toEqual({ today: '2026-11-23', min: '2026-11-23', max: '2027-11-23' })
  })
  it('is not after the last day of the program', () => {
    expect(publishDays(now, '2027-01-31').max).toBe('2027-01-31')
    expect(publishDays(now, '2030-01-31').max).toBe('2027-11-23')
  })
  it('is required, and must be between the first and the last allowed day', () => {
    const days = publishDays(now, '2027-01-31')
    expect(dayProblems(null, days)).toEqual([{ path: 'publishDate', rule: 'required' }])
    expect(dayProblems('2026-11-22', days)).toEqual([{ path: 'publishDate', rule: 'startDate' }])
    expect(dayProblems('2027-02-01', days)).toEqual([{ path: 'publishDate', rule: 'date' }])
    expect(dayProblems('2026-11-23', days)).toEqual([])
  })
  it('is sent as midnight in Riyadh, or as null (at once) if it is today or not set', () => {
    expect(publishDateOf('2026-12-01', '2026-11-23')).toBe('2026-11-30T21:00:00.000Z')
    expect(publishDateOf('2026-11-23', '2026-11-23')).toBeNull()
    expect(publishDateOf(null, '2026-11-23')).toBeNull()
  })
})
