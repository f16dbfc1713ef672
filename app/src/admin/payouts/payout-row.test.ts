import { expect, test } from 'vitest'
import { unpaidReasonOf, withIds, type PayoutReport } from './payout-row.ts'

const row: PayoutReport['rows'][number] = {
  __typename: 'PayoutReportRow',
  programId: 'p',
  programName: 'Morning cup',
  profileId: 'n',
  participant: 'Noura',
  amount: 20_000,
  isPaid: true,
  reason: null,
}

test('rows of one participant in one program have different ids', () => {
  const ids = withIds([row, { ...row, isPaid: false, reason: 'ON_HOLD' }]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})

test('unpaidReasonOf returns undefined for a reason that this build does not know', () => {
  expect(unpaidReasonOf('SUSPENDED')).toBe('SUSPENDED')
  expect(unpaidReasonOf('NEWER')).toBeUndefined()
})
