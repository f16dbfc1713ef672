import { describe, expect, it } from 'vitest'
import { monthTicks, sharesOf, shownRange } from './shown-range.ts'

describe('shownRange', () => {
  it('shows whole months from the start to the month after the end', () =>
    expect(shownRange('2027-01-15', '2027-02-20')).toEqual({ from: '2027-01-01', to: '2027-03-31', part: null }))

  it('crosses the end of a year', () =>
    expect(shownRange('2026-11-30', '2026-12-05')).toEqual({ from: '2026-11-01', to: '2027-01-31', part: null }))

  it('ends with 29 February in a leap year', () => expect(shownRange('2028-01-02', '2028-01-31').to).toBe('2028-02-29'))

  it('shows the whole of a program of exactly a year', () =>
    expect(shownRange('2026-03-01', '2027-02-28')).toEqual({ from: '2026-03-01', to: '2027-03-31', part: null }))

  it('shows the last year of a longer program', () =>
    expect(shownRange('2024-05-01', '2030-06-15')).toEqual({ from: '2029-07-01', to: '2030-07-31', part: 'lastYear' }))

  it('shows the first year of a program without an end', () =>
    expect(shownRange('2026-12-15', null)).toEqual({ from: '2026-12-01', to: '2027-11-30', part: 'firstYear' }))
})

describe('monthTicks', () => {
  it('labels each month of a short range', () =>
    expect(monthTicks({ from: '2026-12-01', to: '2027-02-28' })).toEqual(['2026-12-01', '2027-01-01', '2027-02-01']))

  it.each([
    ['six months', '2027-06-30', ['2027-01-01', '2027-03-01', '2027-05-01']],
    ['thirteen months', '2028-01-31', ['2027-01-01', '2027-04-01', '2027-07-01', '2027-10-01', '2028-01-01']],
  ])('labels at most five of %s', (_, to, ticks) => expect(monthTicks({ from: '2027-01-01', to })).toEqual(ticks))
})

describe('sharesOf', () => {
  const range = { from: '2027-01-01', to: '2027-01-10' }

  it('places a single day', () => expect(sharesOf({ from: '2027-01-04', to: '2027-01-04' }, range)).toEqual({ start: 0.3, length: 0.1 }))

  it('leaves out the days outside the range', () => {
    expect(sharesOf({ from: '2026-12-01', to: '2027-01-02' }, range)).toEqual({ start: 0, length: 0.2 })
    expect(sharesOf({ from: '2027-01-06', to: '2027-03-02' }, range)).toEqual({ start: 0.5, length: 0.5 })
  })
})
