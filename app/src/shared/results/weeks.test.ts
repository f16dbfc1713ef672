import { daysBetween } from '@wasla/contract/insights/days.ts'
import { expect, it } from 'vitest'
import { isUnderWay, weeksOf } from './weeks.ts'

it('begin on Sunday; the first and the last may be shorter', () => {
  const weeks = weeksOf(daysBetween('2026-10-22', '2026-11-20'))
  expect(weeks.map(({ from, length }) => [from, length])).toEqual([
    ['2026-10-22', 3],
    ['2026-10-25', 7],
    ['2026-11-01', 7],
    ['2026-11-08', 7],
    ['2026-11-15', 6],
  ])
  expect(weeks.map(isUnderWay)).toEqual([false, false, false, false, true])
})

it('are none without days', () => expect(weeksOf([])).toEqual([]))
