import { describe, expect, it } from 'vitest'
import { civilDate, endOfDay, isCivilDate, monthsLater, startOfDay, yearsBetween } from './riyadh.ts'

describe('days in Riyadh', () => {
  it.each([
    ['2026-03-15T20:59:59.999Z', '2026-03-15'],
    ['2026-03-15T21:00:00.000Z', '2026-03-16'],
    ['2025-12-31T21:00:00.000Z', '2026-01-01'],
  ])('begin three hours before days in UTC: %s is on %s', (moment, day) => expect(civilDate(Date.parse(moment))).toBe(day))

  it('start and end at midnight in Riyadh', () => {
    expect(new Date(startOfDay('2026-03-16')).toISOString()).toBe('2026-03-15T21:00:00.000Z')
    expect(endOfDay('2026-02-28')).toBe(startOfDay('2026-03-01'))
  })

  it.each(['2024-02-29', '1999-12-31', '2000-02-29'])('include %s, which exists', (text) => expect(isCivilDate(text)).toBe(true))
  it.each(['2025-02-29', '1900-02-29', '2025-13-01', '2025-00-10', '2025-04-31', '25-01-01', '2025-1-1', '', '2025-01-01T00:00'])(
    'do not include %j, which does not exist',
    (text) => expect(isCivilDate(text)).toBe(false),
  )
})

describe('yearsBetween', () => {
  it.each([
    ['2008-03-15', '2026-03-15', 18],
    ['2008-03-16', '2026-03-15', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-03-16', '2026-03-15', -1],
  ])('returns, from a birth on %s to %s, the age %i', (birth, today, years) => expect(yearsBetween(birth, today)).toBe(years))
})

describe('monthsLater in Riyadh', () => {
  it.each([
    ['2026-01-15T09:00:00.000Z', '2026-07-15T09:00:00.000Z'],
    ['2025-08-31T12:34:56.789Z', '2026-02-28T12:34:56.789Z'],
    ['2023-08-31T12:00:00.000Z', '2024-02-29T12:00:00.000Z'],
    // In Riyadh it is already 1 September.
    ['2025-08-31T22:00:00.000Z', '2026-02-28T22:00:00.000Z'],
    ['2026-10-05T00:00:00.000Z', '2027-04-05T00:00:00.000Z'],
  ])('returns for six months after %s the time %s', (moment, later) =>
    expect(new Date(monthsLater(Date.parse(moment), 6)).toISOString()).toBe(later),
  )
})
