import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { walletDefaults } from '../../wallet/terms.ts'
import { programLimits } from '../limits.ts'
import { amount, day, draft, now, published, stamp, stateOf } from '../testing/program.ts'
import { decideBudgetTopUp, type BudgetTopUpInput, type BudgetTopUpState } from './top-up.ts'
import { usageOf } from './usage.ts'

const input: BudgetTopUpInput = { programId: draft.id, amount: 50_000, idempotencyKey: 'key-of-form' }
const state: BudgetTopUpState = {
  status: stateOf(published()),
  viewer: { profileId: 'nabt', needsIdentityCheck: false },
  previous: null,
  available: 80_000,
  isPaymentOn: true,
  fees: walletDefaults.fees,
}
const raise = (over: Partial<BudgetTopUpState> = {}, given: Partial<BudgetTopUpInput> = {}) =>
  decideBudgetTopUp({ ...state, ...over }, { ...input, ...given }, stamp)
const first = { id: 'first', profileId: 'nabt', createdAt: now - day, ...input }
const spent = published({ status: 'OnHold', holdCause: 'BUDGET' })

describe('raising a budget', () => {
  it('reserves the amount in addition to the current budget', () => {
    const change = changesOf(raise())
    expect(change).toMatchObject({
      isRepeat: false,
      topUp: { id: 'transaction', ...input, profileId: 'nabt', createdAt: now },
      program: { status: 'Active', budget: amount + 50_000, updatedAt: now },
      reservation: { change: { change: 'budgetReserved', programId: draft.id } },
      notice: { owner: null, others: null },
    })
  })

  it('ends a hold that the budget caused, and no other hold (X-32)', () => {
    const noneLeft = { escrow: 0, accrued: 0 }
    const resumed = changesOf(raise({ status: stateOf(spent, { money: noneLeft }) }))
    expect(resumed).toMatchObject({ program: { status: 'Active', holdCause: null, budget: amount + 50_000 } })
    expect(!resumed.isRepeat && resumed.notice.others?.meta).toMatchObject({ programStatus: 'Active' })
    for (const holdCause of ['OWNER', 'ADMIN'] as const)
      expect(changesOf(raise({ status: stateOf({ ...spent, holdCause }, { money: noneLeft }) }))).toMatchObject({
        program: { status: 'OnHold', holdCause, budget: amount + 50_000 },
        notice: { owner: null, others: null },
      })
  })

  it('takes effect once per key, and refuses the same key with another input (X-41)', () => {
    expect(changesOf(raise({ previous: first }))).toEqual({ isRepeat: true })
    // The repeat succeeds even if the wallet has become empty and the program has retired.
    expect(changesOf(raise({ previous: first, available: 0, status: stateOf(published({ status: 'Retired', retiredAt: now })) }))).toEqual({
      isRepeat: true,
    })
    for (const previous of [
      { ...first, amount: 60_000 },
      { ...first, programId: 'another' },
    ])
      expect(raise({ previous }).problem?.fields).toEqual([{ path: 'idempotencyKey', rule: 'taken' }])
  })

  it('accepts exactly the highest allowed budget, and nothing above it (X-34)', () => {
    const full = published({ budget: programLimits.budget.most - 50_000 })
    expect(changesOf(raise({ status: stateOf(full) }))).toMatchObject({ program: { budget: programLimits.budget.most } })
    expect(raise({ status: stateOf({ ...full, budget: full.budget + 1 }) }).problem?.fields).toEqual([
      { path: 'amount', rule: 'outOfRange', params: { min: 0.01, max: 499.99 } },
    ])
  })

  it.each([
    ['without payments', { isPaymentOn: false }, {}, 'FEATURE_DISABLED'],
    ['of nothing', {}, { amount: 0 }, 'DTO_VALIDATION_ERROR'],
    ['of less than nothing', {}, { amount: -5 }, 'DTO_VALIDATION_ERROR'],
    ['of half a halala', {}, { amount: 0.5 }, 'DTO_VALIDATION_ERROR'],
    ['under a key of seven letters', {}, { idempotencyKey: 'shorter' }, 'DTO_VALIDATION_ERROR'],
    ['of no program', { status: null }, {}, 'PROGRAM_NOT_FOUND'],
    ['of a program of others', { viewer: { ...state.viewer, profileId: 'other' } }, {}, 'PROGRAM_NOT_FOUND'],
    ['of one that was deleted', { status: stateOf(published({ deletedAt: now })) }, {}, 'PROGRAM_NOT_FOUND'],
    ['of a draft', { status: stateOf(draft) }, {}, 'PROGRAM_STATUS_TRANSITION_INVALID'],
    [
      'of a retired program',
      { status: stateOf(published({ status: 'Retired', retiredAt: now })) },
      {},
      'PROGRAM_STATUS_TRANSITION_INVALID',
    ],
    ['of one whose last day is over', { status: stateOf(published({ endDate: '2026-11-21' })) }, {}, 'PROGRAM_STATUS_TRANSITION_INVALID'],
    [
      'after a long absence, before the identity check (security case 10)',
      { viewer: { ...state.viewer, needsIdentityCheck: true } },
      {},
      'USER_NOT_VERIFIED',
    ],
    ['of more than there is', { available: 49_999 }, {}, 'INSUFFICIENT_WALLET_BALANCE'],
  ])('is refused %s', (_, over, given, code) => expect(raise(over, given).problem?.code).toBe(code))

  it('is allowed in Soon and on hold', () => {
    for (const status of ['Soon', 'OnHold'] as const)
      expect(
        raise({ status: stateOf(published({ status, startDate: '2026-12-01', holdCause: status === 'OnHold' ? 'OWNER' : null })) }).problem,
      ).toBeUndefined()
  })
})

describe('usageOf', () => {
  it('returns what is paid, accrued and remaining', () => {
    expect(usageOf({ budget: 1_000 }, { escrow: 700, accrued: 450 })).toEqual({
      amount: 1_000,
      paid: 300,
      accrued: 450,
      remaining: 250,
      consumedPercent: 75,
    })
  })
  it('rounds the percentage down', () => {
    expect(usageOf({ budget: 1_000 }, { escrow: 251, accrued: 0 }).consumedPercent).toBe(74)
    expect(usageOf({ budget: 0 }, { escrow: 0, accrued: 0 })).toMatchObject({ consumedPercent: 0, remaining: 0 })
  })
})
