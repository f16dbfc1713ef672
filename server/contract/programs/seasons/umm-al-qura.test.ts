import { describe, expect, it } from 'vitest'
import { numberOf, plusDays } from '../../insights/days.ts'
import { firstDayOf, hijriOf, hijriYears } from './umm-al-qura.ts'

/** Hijri year, 1 Ramadan, 1 Shawwal and 10 Dhu al-Hijjah in the published calendar of Umm al-Qura. */
const published = [
  [1445, '2024-03-11', '2024-04-10', '2024-06-16'],
  [1446, '2025-03-01', '2025-03-30', '2025-06-06'],
  [1447, '2026-02-18', '2026-03-20', '2026-05-27'],
  [1448, '2027-02-08', '2027-03-09', '2027-05-16'],
  [1449, '2028-01-28', '2028-02-26', '2028-05-05'],
  [1450, '2029-01-16', '2029-02-14', '2029-04-24'],
  [1451, '2030-01-05', '2030-02-04', '2030-04-13'],
  [1452, '2030-12-26', '2031-01-24', '2031-04-02'],
] as const

/** The same for later years. For five of these days, runtimes of 2026 say the day after. */
const publishedLater = [
  [1453, '2031-12-15', '2032-01-14', '2032-03-22'],
  [1454, '2032-12-04', '2033-01-02', '2033-03-11'],
  [1455, '2033-11-23', '2033-12-23', '2034-03-01'],
  [1456, '2034-11-12', '2034-12-12', '2035-02-18'],
  [1457, '2035-11-01', '2035-12-01', '2036-02-07'],
] as const

const daysOf = (year: number) => [firstDayOf(year, 9), firstDayOf(year, 10), plusDays(firstDayOf(year, 12), 9)]

describe('firstDayOf', () => {
  it.each(published)('finds Ramadan, Eid al-Fitr and Eid al-Adha of %d on the published days', (year, ...days) => {
    expect(daysOf(year)).toEqual(days)
  })

  it.each(publishedLater)(
    'finds Ramadan, Eid al-Fitr and Eid al-Adha of %d at most one day away from the published days',
    (year, ...days) => {
      const away = daysOf(year).map((day, at) => Math.abs(numberOf(day) - numberOf(days[at] ?? '')))
      expect(Math.max(...away)).toBeLessThanOrEqual(1)
    },
  )

  it('finds the first day of each month, whether the month before has 29 or 30 days', () => {
    const months = Array.from({ length: 40 * 12 }, (_, at) => [1430 + Math.floor(at / 12), (at % 12) + 1] as const)
    for (const [year, month] of months) expect(hijriOf(firstDayOf(year, month))).toEqual({ year, month, day: 1 })
    const lengths = months.slice(1).map(([year, month], at) => {
      const [yearBefore, monthBefore] = months[at] ?? [0, 0]
      return numberOf(firstDayOf(year, month)) - numberOf(firstDayOf(yearBefore, monthBefore))
    })
    expect([...new Set(lengths)].toSorted()).toEqual([29, 30])
  })
})

describe('hijriYears', () => {
  it('names the one year of a short range', () => expect(hijriYears('2027-01-15', '2027-02-20')).toEqual([1448]))

  it('names all years of a range, including a year of which the range has one day', () =>
    expect(hijriYears('2025-06-25', '2027-06-06')).toEqual([1446, 1447, 1448, 1449]))
})
