import { expect, it } from 'vitest'
import type { Transaction } from '../transactions/row.ts'
import { failedWithdrawalOf, readFailure } from './failed-withdrawal.ts'

const now = Date.parse('2025-11-20T09:00:00.000Z')
const row = (rest: Partial<Transaction>): Transaction =>
  ({ id: 'w', type: 'WITHDRAWAL', status: 'Success', createdAt: '2025-11-19T09:00:00.000Z', metadata: {}, ...rest }) as Transaction
const returned = row({ id: 'w:return', metadata: { reason: 'WITHDRAWAL_FAILED' } })
const failed = row({ status: 'Failed' })

it('the newest withdrawal came back lately', () => {
  expect(failedWithdrawalOf([returned, failed], now)).toBe(returned)
})

it('a correction by the back office is passed over', () => {
  expect(failedWithdrawalOf([row({ metadata: { reason: 'ADJUSTMENT' } }), returned, failed], now)).toBe(returned)
})

it('nothing is said once another withdrawal was made, after two weeks, or where none failed', () => {
  expect(failedWithdrawalOf([row({ id: 'next', status: 'Initiated' }), returned, failed], now)).toBeNull()
  expect(failedWithdrawalOf([{ ...returned, createdAt: '2025-11-06T09:00:00.000Z' }, failed], now)).toBeNull()
  expect(failedWithdrawalOf([row({})], now)).toBeNull()
  expect(failedWithdrawalOf([], now)).toBeNull()
})

it('what was put away is remembered by its withdrawal', () => {
  const stored = new Map<string, string>()
  const box = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) }
  readFailure.store(box, 'one')
  expect([readFailure.is(box, 'one'), readFailure.is(box, 'another')]).toEqual([true, false])
})
