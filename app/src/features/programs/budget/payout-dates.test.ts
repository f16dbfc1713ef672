import { expect, it } from 'vitest'
import { nextRuns } from './payout-dates.ts'

const now = Date.parse('2026-11-22T10:00:00Z')
const days = (frequency: 'WEEKLY' | 'MONTHLY' | 'QUARTERLY') =>
  nextRuns(frequency, now, 3).map((moment) => new Date(moment).toISOString().slice(0, 10))

it('nextRuns pays weekly programs on Sundays, monthly programs on the 1st, and quarterly programs on the 1st of a quarter', () => {
  expect(days('WEEKLY')).toEqual(['2026-11-29', '2026-12-06', '2026-12-13'])
  expect(days('MONTHLY')).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
  expect(days('QUARTERLY')).toEqual(['2027-01-01', '2027-04-01', '2027-07-01'])
})
