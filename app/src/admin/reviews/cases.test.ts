import { expect, test } from 'vitest'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { factsOf, isOverdue, isToday } from './cases.ts'

const dueAt = '2026-03-03T09:00:00.000Z'

test('a case is late once its day is over, and only while it waits', () => {
  const due = Date.parse(dueAt)
  expect(isOverdue({ status: 'InReview', dueAt }, due + 1)).toBe(true)
  expect(isOverdue({ status: 'InReview', dueAt }, due)).toBe(false)
  expect(isOverdue({ status: 'Rejected', dueAt }, due + 1)).toBe(false)
})

test('facts that were not handed in are not shown', () => {
  expect(factsOf({ commercialRegistrationNumber: '1010101010', vatNumber: null })).toEqual([
    { name: 'commercialRegistrationNumber', value: '1010101010' },
  ])
  expect(factsOf(null)).toEqual([])
})

test('today is the day of Riyadh, not of the machine', () => {
  const { date } = createFormats('en')
  const evening = Date.parse('2026-03-03T20:30:00.000Z')
  expect(isToday(new Date('2026-03-03T05:00:00.000Z'), evening, date)).toBe(true)
  expect(isToday(new Date('2026-03-03T21:30:00.000Z'), evening, date)).toBe(false)
})
