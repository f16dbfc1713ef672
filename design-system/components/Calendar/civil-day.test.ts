import { describe, expect, it } from 'vitest'
import { dayOf, refuseDay, shortWeekday, textOf } from './civil-day.ts'
import { noonOf } from './noon.ts'

describe('a civil day', () => {
  it.each(['1994-02-28', '2024-02-29', '0999-12-31', '2026-11-01'])('%s is parsed and written without change', (day) => {
    const read = dayOf(day)
    expect(read && textOf(read)).toBe(day)
  })
  it.each(['', '2026-2-1', '٢٠٢٦-٠٢-٠١', '2026-02-01T00:00:00Z', 'soon', '2026-13-01', '2026-04-31', '2023-02-29', null, undefined])(
    '%s is rejected',
    (text) => expect(dayOf(text)).toBeNull(),
  )
  it('has its noon on the same day in Riyadh', () => {
    const inRiyadh = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh', calendar: 'gregory' })
    expect(inRiyadh.format(noonOf('2026-01-01'))).toBe('2026-01-01')
    expect(inRiyadh.format(noonOf('2026-12-31'))).toBe('2026-12-31')
  })
})

describe('refuseDay', () => {
  const fridayIsOff = (day: string) => (day === '2026-03-06' ? 'No payouts on Fridays' : null)
  const limits = { min: '2026-03-01', max: '2026-03-31', unavailableReason: fridayIsOff }
  it('refuses days before the first and after the last allowed day', () => {
    expect(refuseDay('2026-02-28', limits)).toEqual({ kind: 'tooEarly', limit: '2026-03-01' })
    expect(refuseDay('2026-04-01', limits)).toEqual({ kind: 'tooLate', limit: '2026-03-31' })
    expect(refuseDay('0001-01-01', limits)).toMatchObject({ kind: 'tooEarly' })
  })
  it('refuses an unavailable day with its reason', () =>
    expect(refuseDay('2026-03-06', limits)).toEqual({ kind: 'unavailable', reason: 'No payouts on Fridays' }))
  it('accepts the first day, the last day and no day', () => {
    expect(refuseDay('2026-03-01', limits)).toBeNull()
    expect(refuseDay('2026-03-31', limits)).toBeNull()
    expect(refuseDay(null, limits)).toBeNull()
    expect(refuseDay('1900-01-01', {})).toBeNull()
  })
})

describe('shortWeekday', () => {
  it('removes the article in Arabic and changes nothing in English', () => {
    expect(['الأحد', 'الجمعة', 'Sun'].map(shortWeekday)).toEqual(['أحد', 'جمعة', 'Sun'])
  })
})
