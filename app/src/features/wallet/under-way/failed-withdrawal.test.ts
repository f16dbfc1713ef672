import { expect, it } from 'vitest'
import type { Transaction } from '../transactions/row.ts'
import { failedWithdrawalOf, readFailure } from './failed-withdrawal.ts'

const now = Date.parse('2025-11-20T09:00:00.000Z')
const row = (rest: Partial<Transaction>): Transaction =>
  ({ id: 'w', type: 'WITHDRAWAL', status: 'Success', createdAt: '2025-11-19T09:00:00.000Z', metadata: {}, ...rest }) as Transaction
const returned = row({ id: 'w:return', metadata: { reason: 'WITHDRAWAL_FAILED' } })
const failed = row({ status: 'Failed' })

it('failedWithdrawalOf returns the row of the returned money if the newest withdrawal failed recently', () => {
  expect(failedWithdrawalOf([returned, failed], now)).toBe(returned)
})

it('failedWithdrawalOf skips corrections by the back office', () => {
  expect(failedWithdrawalOf([row({ metadata: { reason: 'ADJUSTMENT' } }), returned, failed], now)).toBe(returned)
})

it('failedWithdrawalOf returns null after another withdrawal, after two weeks, or if none failed', () => {
  expect(failedWithdrawalOf([row({ id: 'next', status: 'Initiated' }), returned, failed], now)).toBeNull()
  expect(failedWithdrawalOf([{ ...returned, createdAt: '2025-11-06T09:00:00.000Z' }, failed], now)).toBeNull()
  expect(failedWithdrawalOf([row({})], now)).toBeNull()
  expect(failedWithdrawalOf([], now)).toBeNull()
})

it('readFailure stores for which withdrawal the card was closed', () => {
  const stored = new Map<string, string>()
  const box = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) }
  readFailure.store(box, 'one')
  expect([readFailure.is(box, 'one'), readFailure.is(box, 'another')]).toEqual([true, false])
})
