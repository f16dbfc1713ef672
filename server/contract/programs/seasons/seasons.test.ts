import { describe, expect, it } from 'vitest'
import { seasonsIn } from './seasons.ts'
import type { SeasonKind } from './types.ts'

const found = (from: string, to: string, kind?: SeasonKind) =>
  seasonsIn({ from, to })
    .filter((season) => kind === undefined || season.kind === kind)
    .map((season) => `${season.kind} ${season.from} ${season.to}`)

describe('seasonsIn', () => {
  it('lists all seasons of a range, by kind and then by time', () =>
    expect(found('2027-01-01', '2027-03-31')).toEqual([
      'RAMADAN 2027-02-08 2027-03-08',
      'EID_AL_FITR 2027-03-09 2027-03-12',
      'FOUNDING_DAY 2027-02-22 2027-02-22',
      'SCHOOL_TERM 2026-08-23 2027-01-07',
      'SCHOOL_TERM 2027-01-17 2027-06-24',
      'SALARY_DAY 2027-01-27 2027-01-27',
      'SALARY_DAY 2027-02-28 2027-02-28',
      'SALARY_DAY 2027-03-28 2027-03-28',
    ]))

  it('finds Eid al-Adha and the National Day', () => {
    expect(found('2026-05-01', '2026-05-31', 'EID_AL_ADHA')).toEqual(['EID_AL_ADHA 2026-05-27 2026-05-30'])
    expect(found('2026-09-01', '2026-09-30', 'NATIONAL_DAY')).toEqual(['NATIONAL_DAY 2026-09-23 2026-09-23'])
  })

  it('finds a season if only its first or its last day is in the range', () => {
    expect(found('2027-01-20', '2027-02-08', 'RAMADAN')).toHaveLength(1)
    expect(found('2027-03-08', '2027-03-31', 'RAMADAN')).toHaveLength(1)
    expect(found('2027-01-20', '2027-02-07', 'RAMADAN')).toEqual([])
    expect(found('2027-03-09', '2027-03-31', 'RAMADAN')).toEqual([])
  })

  it('finds a Ramadan that begins in one year and ends in the next', () => {
    const season = ['RAMADAN 2030-12-26 2031-01-23']
    expect(found('2030-12-31', '2030-12-31', 'RAMADAN')).toEqual(season)
    expect(found('2031-01-01', '2031-01-01', 'RAMADAN')).toEqual(season)
  })

  it('finds two Ramadans that begin in the same year', () =>
    expect(found('2030-01-01', '2030-12-31', 'RAMADAN')).toEqual(['RAMADAN 2030-01-05 2030-02-03', 'RAMADAN 2030-12-26 2031-01-23']))

  it('finds the day before 1 March in a leap year and in another year', () => {
    expect(found('2028-02-29', '2028-02-29')).toEqual(['EID_AL_FITR 2028-02-26 2028-02-29'])
    expect(found('2029-02-28', '2029-03-01')).toEqual([])
  })

  it('finds each yearly day once for each year of a long range', () => {
    expect(found('2024-01-01', '2035-12-31', 'FOUNDING_DAY')).toHaveLength(12)
    expect(found('2024-01-01', '2035-12-31', 'NATIONAL_DAY')).toHaveLength(12)
    expect(found('2024-01-01', '2035-12-31', 'SALARY_DAY')).toHaveLength(144)
    expect(found('2024-01-01', '2035-12-31', 'RAMADAN')).toHaveLength(13)
  })

  it('finds no school terms after the last announced term', () => expect(found('2027-08-01', '2028-06-30', 'SCHOOL_TERM')).toEqual([]))
})
