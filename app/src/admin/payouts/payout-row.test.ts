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

test('rows of one participant in one program are told apart', () => {
  const ids = withIds([row, { ...row, isPaid: false, reason: 'ON_HOLD' }]).map(({ id }) => id)
  expect(new Set(ids).size).toBe(2)
})

test('a reason that is not known has no words here', () => {
  expect(unpaidReasonOf('SUSPENDED')).toBe('SUSPENDED')
  expect(unpaidReasonOf('NEWER')).toBeUndefined()
})
