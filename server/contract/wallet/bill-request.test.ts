import { expect, it } from 'vitest'
import { changesOf } from '../common/decision.ts'
import { decideBill, type BillState } from './bill-request.ts'
import { walletDefaults } from './terms.ts'
import { now } from './testing/examples.ts'
import { refusalOf } from './testing/refusal.ts'

const none: BillState = { type: 'INFLUENCER', topUps: [], withdrawals: [] }
const bill = (kind: 'TOP_UP' | 'WITHDRAWAL', amount: number, state = none) => decideBill(state, kind, amount, walletDefaults, now)

it('decideBill returns the bill of an action that is not confirmed yet', () => {
  expect(changesOf(bill('TOP_UP', 100_000)).total).toBe(102_875)
  expect(changesOf(bill('WITHDRAWAL', 50_000)).total).toBe(50_575)
})

it.each([
  ['TOP_UP', 999, { code: 'TOP_UP_AMOUNT_INVALID', params: { min: 1000, max: 5_000_000 } }],
  ['WITHDRAWAL', 9999, { code: 'WITHDRAWAL_AMOUNT_INVALID', params: { min: 10_000, max: 5_000_000 } }],
  ['WITHDRAWAL', -1, { code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'amount', rule: 'format' }] }],
  ['TOP_UP', 0.5, { code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'amount', rule: 'format' }] }],
] as const)('decideBill refuses %s of %d like the action itself (X-42)', (kind, amount, refusal) =>
  expect(refusalOf(bill(kind, amount))).toEqual(refusal),
)

it('decideBill refuses an amount above the rest of the daily limit', () => {
  const used = [{ status: 'Initiated' as const, subtotal: 4_900_000, createdAt: now }]
  expect(refusalOf(bill('WITHDRAWAL', 200_000, { ...none, withdrawals: used }))?.params).toEqual({ min: 10_000, max: 100_000 })
})
