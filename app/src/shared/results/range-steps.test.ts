import { daysBetween } from '@wasla/contract/insights/days.ts'
import { expect, it } from 'vitest'
import { isCut, isUnderWay, stepKindFor, stepsOf } from './range-steps.ts'

it('weeks begin on Sunday, and the first and the last week may be shorter', () => {
  const weeks = stepsOf('week', daysBetween('2026-10-22', '2026-11-20'))
  expect(weeks.map(({ from, length }) => [from, length])).toEqual([
    ['2026-10-22', 3],
    ['2026-10-25', 7],
    ['2026-11-01', 7],
    ['2026-11-08', 7],
    ['2026-11-15', 6],
  ])
  expect(weeks.map((week) => isUnderWay('week', week))).toEqual([false, false, false, false, true])
  expect(weeks.map((week) => isCut('week', week))).toEqual([true, false, false, false, false])
})

it('months begin on their first day', () => {
  const months = stepsOf('month', daysBetween('2026-01-15', '2026-03-31'))
  expect(months).toEqual([
    { from: '2026-01-15', to: '2026-01-31', length: 17 },
    { from: '2026-02-01', to: '2026-02-28', length: 28 },
    { from: '2026-03-01', to: '2026-03-31', length: 31 },
  ])
  expect(months.map((month) => isUnderWay('month', month))).toEqual([false, false, false])
  expect(months.map((month) => isCut('month', month))).toEqual([true, false, false])
})

it('each day is one step, and no days have no steps', () => {
  expect(stepsOf('day', daysBetween('2026-11-19', '2026-11-20')).map(({ from }) => from)).toEqual(['2026-11-19', '2026-11-20'])
  expect(stepsOf('week', [])).toEqual([])
})

it('the steps are as fine as the room allows', () => {
  expect([7, 8, 98, 99].map((days) => stepKindFor(days, { day: 7, week: 14 }))).toEqual(['day', 'week', 'week', 'month'])
  expect([98, 99, 366].map((days) => stepKindFor(days, { day: 98 }))).toEqual(['day', 'week', 'week'])
})
