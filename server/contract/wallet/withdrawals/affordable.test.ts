import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { walletDefaults } from '../terms.ts'
import { account, now } from '../testing/examples.ts'
import { refusalOf } from '../testing/refusal.ts'
import { affordableRange, withdrawalBlock } from './affordable.ts'
import { decideWithdrawal } from './withdrawal.ts'

const owner = { id: 'noura', type: 'INFLUENCER', status: 'Active', needsIdentityCheck: false } as const
const decide = (amount: number, available: number) =>
  decideWithdrawal(
    { owner, available, account, withdrawals: [], previous: null },
    { amount, withdrawalAccountId: account.id, idempotencyKey: 'a-key-of-a-form' },
    walletDefaults,
    { id: 'new', now },
  )

describe('affordableRange', () => {
  it.each([
    [1_298_625, { min: 10_000, max: 1_298_050 }],
    [10_575, { min: 10_000, max: 10_000 }],
    [10_574, { min: 10_000, max: 9999 }],
    [100, { min: 10_000, max: 0 }],
    [900_000_000, { min: 10_000, max: 5_000_000 }],
  ])('of a balance of %i leaves money for fee and VAT: %j', (available, range) =>
    expect(affordableRange(available, [], walletDefaults, now)).toEqual(range),
  )

  it('has a maximum that a withdrawal accepts; one halala more is refused', () => {
    const { max } = affordableRange(1_298_625, [], walletDefaults, now)
    expect(changesOf(decide(max, 1_298_625))).toMatchObject({ isRepeat: false })
    expect(refusalOf(decide(max + 1, 1_298_625))?.code).toBe('INSUFFICIENT_WALLET_BALANCE')
  })

  it('is also limited by the rest of the daily limit', () => {
    const done = { subtotal: 4_000_000, status: 'Success' as const, createdAt: now }
    expect(affordableRange(900_000_000, [done], walletDefaults, now)).toEqual({ min: 10_000, max: 1_000_000 })
  })
})

describe('withdrawalBlock', () => {
  const done = (subtotal: number) => ({ subtotal, status: 'Success' as const, createdAt: now })
  const five = Array.from({ length: 5 }, () => done(10_000))
  it.each([
    ['something can', 10_575, [], null],
    ['a balance that pays the least amount, and not its fee and tax', 10_574, [], 'BALANCE'],
    ['a balance of the least amount', 10_000, [], 'BALANCE'],
    ['a day whose sum is used', 900_000_000, [done(4_995_000)], 'DAY'],
    ['a day whose number is used', 900_000_000, five, 'COUNT'],
    ['a balance, whatever the day', 10_300, [done(5_000_000), ...five], 'BALANCE'],
  ] as const)('%s', (_, available, withdrawals, block) => expect(withdrawalBlock(available, withdrawals, walletDefaults, now)).toBe(block))

  it('is BALANCE exactly if the maximum is below the minimum', () => {
    for (const available of [10_000, 10_300, 10_574, 10_575]) {
      const { min, max } = affordableRange(available, [], walletDefaults, now)
      expect(withdrawalBlock(available, [], walletDefaults, now) === 'BALANCE').toBe(max < min)
    }
  })
})
