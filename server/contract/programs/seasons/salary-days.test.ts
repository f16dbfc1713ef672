import { expect, it } from 'vitest'
import { salaryDayOf } from './salary-days.ts'

it.each([
  ['on a working day', '2027-01', '2027-01-27'],
  ['on the Thursday before if the 27th is a Friday', '2026-02', '2026-02-26'],
  ['on the Sunday after if the 27th is a Saturday', '2027-02', '2027-02-28'],
  ['in February of a leap year', '2028-02', '2028-02-27'],
  ['in December, within the year', '2025-12', '2025-12-28'],
])('pays %s', (_, month, day) => expect(salaryDayOf(month)).toBe(day))
