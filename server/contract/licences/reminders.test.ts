import { describe, expect, it } from 'vitest'
import { dayLater } from './days.ts'
import { dueReminder, remindedUntil, reminderOf } from './reminders.ts'
import { sampleLicence } from './testing/sample.ts'

const end = '2027-03-14'
const long = { expiresOn: end, reviewedAt: Date.parse('2026-11-20T09:00:00Z') }
const at = (left: number) => dayLater(end, -left)

describe('dueReminder', () => {
  it.each([
    [61, null],
    [60, 60],
    [31, 60],
    [30, 30],
    [8, 30],
    [7, 7],
    [0, 7],
    [-1, null],
  ])('%i days before the end: %s', (left, due) => expect(dueReminder(long, at(left))).toBe(due))

  it('is not due if its day was over when the licence was approved', () => {
    const short = { expiresOn: end, reviewedAt: Date.parse(`${at(20)}T09:00:00Z`) }
    expect(dueReminder(short, at(20))).toBeNull()
    expect(dueReminder(short, at(8))).toBeNull()
    expect(dueReminder(short, at(7))).toBe(7)
  })

  it('is due if the licence was approved on the day of the reminder', () => {
    expect(dueReminder({ expiresOn: end, reviewedAt: Date.parse(`${at(30)}T09:00:00Z`) }, at(30))).toBe(30)
  })
})

it('reminderOf says how many days are left', () => {
  expect(reminderOf(sampleLicence(), at(12))).toEqual({
    profileId: 'reem',
    type: 'LICENCE_EXPIRES',
    referenceId: 'licence',
    meta: { day: end, count: 12 },
  })
})

it('remindedUntil is 60 days after today', () => expect(remindedUntil('2027-01-13')).toBe(end))
