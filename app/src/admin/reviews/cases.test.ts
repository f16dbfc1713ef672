import { expect, test } from 'vitest'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { factsOf, isOverdue, isToday } from './cases.ts'

const dueAt = '2026-03-03T09:00:00.000Z'

test('a case is overdue after its due time, but only while it is undecided', () => {
  const due = Date.parse(dueAt)
  expect(isOverdue({ status: 'InReview', dueAt }, due + 1)).toBe(true)
  expect(isOverdue({ status: 'InReview', dueAt }, due)).toBe(false)
  expect(isOverdue({ status: 'Rejected', dueAt }, due + 1)).toBe(false)
})

test('facts that were not submitted are left out', () => {
  expect(factsOf({ commercialRegistrationNumber: '1010101010', vatNumber: null })).toEqual([
    { name: 'commercialRegistrationNumber', value: '1010101010' },
  ])
  expect(factsOf(null)).toEqual([])
})

test('“today” is the day in Riyadh, not on the machine', () => {
  const { date } = createFormats('en')
  const evening = Date.parse('2026-03-03T20:30:00.000Z')
  expect(isToday(new Date('2026-03-03T05:00:00.000Z'), evening, date)).toBe(true)
  expect(isToday(new Date('2026-03-03T21:30:00.000Z'), evening, date)).toBe(false)
})
