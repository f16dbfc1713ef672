import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { profileStatuses } from '../../profiles/types.ts'
import type { WithdrawFromWalletInput } from '../input.ts'
import { walletDefaults, walletTermsOf } from '../terms.ts'
import { booksAfter } from '../testing/books.ts'
import { account, day, hour, now, withdrawal } from '../testing/examples.ts'
import { refusalOf } from '../testing/refusal.ts'
import { decideWithdrawal, type WithdrawalState } from './withdrawal.ts'

const input: WithdrawFromWalletInput = { amount: 50_000, withdrawalAccountId: 'account', idempotencyKey: 'a-key-of-a-form' }
const state: WithdrawalState = {
  owner: { id: 'noura', type: 'INFLUENCER', status: 'Active', needsIdentityCheck: false },
  available: 50_575,
  account,
  withdrawals: [],
  previous: null,
}
const decide = (changes: Partial<WithdrawFromWalletInput> = {}, given: Partial<WithdrawalState> = {}, terms = walletDefaults) =>
  decideWithdrawal({ ...state, ...given }, { ...input, ...changes }, terms, { id: 'new', now })
const done = (subtotal: number, status: 'Success' | 'Failed' = 'Success', createdAt = now) => ({ subtotal, status, createdAt })

describe('a withdrawal', () => {
  it('reserves the total at once, so that it cannot be spent twice (P-06)', () => {
    const start = changesOf(decide())
    const { holdId: _, ...example } = withdrawal
    expect(start.withdrawal).toEqual({ ...example, id: 'new', idempotencyKey: 'a-key-of-a-form' })
    expect(start.instruction).toMatchObject({ action: 'hold', purpose: { kind: 'WITHDRAWAL', reference: 'new' } })
    expect(start.instruction && booksAfter(start.instruction)).toEqual({ 'wallet:noura:available': -50_575, 'wallet:noura:held': 50_575 })
  })

  it('needs enough money for the fee and its VAT', () => {
    expect(refusalOf(decide({}, { available: 50_574 }))).toEqual({
      code: 'INSUFFICIENT_WALLET_BALANCE',
      params: { required: 50_575, available: 50_574 },
    })
  })

  it.each(profileStatuses)('of a profile that is %s is refused unless it is Active (security case 16)', (status) =>
    expect(refusalOf(decide({}, { owner: { ...state.owner, status } }))?.code ?? null).toBe(
      status === 'Active' ? null : 'USER_NOT_VERIFIED',
    ),
  )

  it('is refused after a long absence until the identity check (security case 10)', () => {
    expect(refusalOf(decide({}, { owner: { ...state.owner, needsIdentityCheck: true } }))).toEqual({ code: 'USER_NOT_VERIFIED' })
  })

  it.each([
    ['a missing account', null],
    ['another profile’s account', { ...account, profileId: 'sara' }],
    ['a removed account', { ...account, deletedAt: now }],
  ])('to %s is refused like a withdrawal to an unknown account (security case 43)', (_what, given) =>
    expect(refusalOf(decide({}, { account: given }))).toEqual({ code: 'WITHDRAWAL_ACCOUNT_NOT_FOUND' }),
  )

  it('is refused for a day after the account was added or changed, except in the demo (P-11, X-20)', () => {
    const changed = { ...account, updatedAt: now - 23 * hour }
    expect(refusalOf(decide({}, { account: changed }))).toEqual({
      code: 'WITHDRAWAL_ACCOUNT_NOT_READY',
      params: { availableAt: '2026-03-15T10:00:00.000Z' },
    })
    expect(refusalOf(decide({}, { account: { ...account, updatedAt: now - 24 * hour } }))).toBeNull()
    expect(refusalOf(decide({}, { account: { ...account, updatedAt: now } }, walletTermsOf('demo')))).toBeNull()
  })

  it('is refused while another withdrawal is open (P-10, security case 38)', () => {
    const open = { subtotal: 100, status: 'Initiated' as const, createdAt: now - 9 * day }
    expect(refusalOf(decide({}, { withdrawals: [open] }))).toEqual({ code: 'WITHDRAWAL_IN_PROGRESS' })
  })

  it('is refused after five withdrawals on the same day, including failed ones (X-19)', () => {
    const five = Array.from({ length: 5 }, () => done(10_000, 'Failed'))
    expect(refusalOf(decide({}, { withdrawals: five }))).toEqual({ code: 'RATE_LIMITED', params: { retryAfter: 12 * 3600 } })
    expect(refusalOf(decide({}, { withdrawals: five.slice(1) }))).toBeNull()
    expect(refusalOf(decide({}, { withdrawals: five.map((one) => ({ ...one, createdAt: now - day })) }))).toBeNull()
  })

  it.each([
    [9999, [], { min: 10_000, max: 5_000_000 }],
    [10_000, [], null],
    [5_000_000, [], null],
    [5_000_001, [], { min: 10_000, max: 5_000_000 }],
    [2_000_000, [done(3_000_000)], null],
    [2_000_001, [done(3_000_000)], { min: 10_000, max: 2_000_000 }],
    [5_000_000, [done(3_000_000, 'Failed')], null],
    [5_000_000, [done(3_000_000, 'Success', now - day)], null],
  ] as const)('of %i after %j on the same day: the bounds of the refusal are %j (P-10, X-35)', (amount, withdrawals, params) =>
    expect(refusalOf(decide({ amount }, { withdrawals, available: 10 ** 9 }))).toEqual(
      params && { code: 'WITHDRAWAL_AMOUNT_INVALID', params },
    ),
  )

  it.each([
    [{ amount: 0 }, 'amount', 'format'],
    [{ amount: 0.1 }, 'amount', 'format'],
    [{ withdrawalAccountId: '' }, 'withdrawalAccountId', 'required'],
    [{ idempotencyKey: '1234567' }, 'idempotencyKey', 'format'],
  ])('with %j is refused at its field', (changes, path, rule) =>
    expect(refusalOf(decide(changes))).toEqual({ code: 'DTO_VALIDATION_ERROR', fields: [{ path, rule }] }),
  )
})

describe('a repeated withdrawal', () => {
  it('returns the first withdrawal and moves no money (A-15, security case 39)', () => {
    const given = { previous: withdrawal, withdrawals: [withdrawal], available: 0, account: null }
    expect(changesOf(decide({}, given))).toEqual({ isRepeat: true, withdrawal, instruction: null })
  })

  it.each([{ amount: 60_000 }, { withdrawalAccountId: 'other' }])('is refused with another input (%j)', (changes) =>
    expect(refusalOf(decide(changes, { previous: withdrawal }))).toEqual({
      code: 'DTO_VALIDATION_ERROR',
      fields: [{ path: 'idempotencyKey', rule: 'taken' }],
    }),
  )
})
