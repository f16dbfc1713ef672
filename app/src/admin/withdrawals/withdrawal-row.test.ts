import { expect, test } from 'vitest'
import { maskedIban } from '@wasla/contract/wallet/withdrawal-accounts/iban.ts'
import { ibanEnd, isOverdue } from './withdrawal-row.ts'

const dueAt = '2026-03-03T09:00:00.000Z'
const due = Date.parse(dueAt)

test('an open withdrawal is overdue after its due time', () => {
  expect(isOverdue({ status: 'Initiated', dueAt }, due)).toBe(false)
  expect(isOverdue({ status: 'Initiated', dueAt }, due + 1)).toBe(true)
})

test('a closed withdrawal is never overdue', () => {
  expect(isOverdue({ status: 'Success', dueAt }, due + 1)).toBe(false)
  expect(isOverdue({ status: 'Failed', dueAt }, due + 1)).toBe(false)
})

test('a row shows the last four characters of the account', () => {
  expect(ibanEnd(maskedIban('SA0380000000608010167519'))).toBe('•••• 7519')
})
