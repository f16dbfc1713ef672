import { describe, expect, it } from 'vitest'
import { cutSeason } from './cut-season.ts'

describe('cutSeason', () => {
  it('offers the last day of the season and the day before it if a program ends within the season', () =>
    expect(cutSeason('2027-02-20')).toEqual({ kind: 'RAMADAN', day: 13, before: '2027-02-07', last: '2027-03-08' }))

  it.each([
    ['on the day before Ramadan', '2027-02-07'],
    ['on the last day of Ramadan', '2027-03-08'],
    ['on the last day of Eid al-Fitr', '2027-03-12'],
    ['on a day without a season', '2027-04-01'],
    ['on Founding Day, outside Ramadan', '2029-02-22'],
    ['in a school term', '2026-10-10'],
    ['on a salary day', '2026-10-27'],
  ])('finds nothing if a program ends %s', (_, end) => expect(cutSeason(end)).toBeNull())

  it('finds an Eid that begins on the last day', () => {
    expect(cutSeason('2027-03-09')).toEqual({ kind: 'EID_AL_FITR', day: 1, before: '2027-03-08', last: '2027-03-12' })
    expect(cutSeason('2027-05-18')).toEqual({ kind: 'EID_AL_ADHA', day: 3, before: '2027-05-15', last: '2027-05-19' })
  })

  it('finds a Ramadan that began in the year before', () =>
    expect(cutSeason('2031-01-01')).toEqual({ kind: 'RAMADAN', day: 7, before: '2030-12-25', last: '2031-01-23' }))
})
