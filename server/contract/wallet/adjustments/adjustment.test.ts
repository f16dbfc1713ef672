import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import { mostMoved } from '../../ledger/amounts.ts'
import { booksAfter } from '../testing/books.ts'
import { decideAdjustment, decideProposal, type ProposalState, type ProposeAdjustmentInput } from './adjustment.ts'

const now = Date.UTC(2026, 2, 15, 9)
const input: ProposeAdjustmentInput = { profileId: 'noura', amount: 5000, reason: ' Paid twice in March ', idempotencyKey: 'key-of-form' }
const state: ProposalState = { available: 1000, previous: null }
const by = { id: 'adjustment', now, adminId: 'ziyad' }

const propose = (changed: Partial<ProposeAdjustmentInput> = {}, given: Partial<ProposalState> = {}) =>
  decideProposal({ ...state, ...given }, { ...input, ...changed }, by)
const proposed = changesOf(propose()).adjustment
const debit = { ...proposed, amount: -5000 }

describe('proposing an adjustment', () => {
  it('saves the proposal with its admin and reason, and moves no money', () => {
    expect(propose().changes).toEqual({
      isRepeat: false,
      adjustment: {
        id: 'adjustment',
        profileId: 'noura',
        amount: 5000,
        reason: 'Paid twice in March',
        status: 'Proposed',
        proposedBy: 'ziyad',
        decidedBy: null,
        idempotencyKey: 'key-of-form',
        createdAt: now,
        decidedAt: null,
        transactionId: null,
      },
      action: {
        action: 'admin.adjustmentProposed',
        target: 'adjustment',
        before: null,
        after: { profileId: 'noura', amount: 5000, reason: 'Paid twice in March' },
      },
    })
  })

  const invalid: [Partial<ProposeAdjustmentInput>, string, string][] = [
    [{ amount: 0 }, 'amount', 'format'],
    [{ amount: 0.5 }, 'amount', 'format'],
    [{ amount: mostMoved + 1 }, 'amount', 'format'],
    [{ amount: -mostMoved - 1 }, 'amount', 'format'],
    [{ amount: Number.NaN }, 'amount', 'format'],
    [{ reason: '  ' }, 'reason', 'required'],
    [{ reason: 'no' }, 'reason', 'tooShort'],
    [{ reason: 'x'.repeat(501) }, 'reason', 'tooLong'],
    [{ profileId: '' }, 'profileId', 'required'],
    [{ idempotencyKey: 'short' }, 'idempotencyKey', 'format'],
  ]
  it.each(invalid)('refuses %j at the field %s with the rule %s', (changed, path, rule) =>
    expect(propose(changed).problem?.fields).toMatchObject([{ path, rule }]),
  )

  it('accepts the largest amount that the ledger moves, in either direction', () => {
    expect(propose({ amount: mostMoved }).problem).toBeUndefined()
    expect(propose({ amount: -mostMoved }, { available: mostMoved }).problem).toBeUndefined()
  })

  it('refuses to take more than the wallet has, and refuses a profile without a wallet', () => {
    expect(propose({ amount: -1001 }).problem).toMatchObject({
      code: 'INSUFFICIENT_WALLET_BALANCE',
      params: { required: 1001, available: 1000 },
    })
    expect(propose({ amount: -1000 }).problem).toBeUndefined()
    expect(propose({}, { available: null }).problem?.code).toBe('PROFILE_NOT_FOUND')
  })

  it('saves one proposal for repeated requests, and refuses another proposal with the same key', () => {
    const previous = proposed
    expect(propose({}, { previous }).changes).toEqual({ isRepeat: true, adjustment: proposed, action: null })
    expect(propose({ amount: 5001 }, { previous }).problem?.fields).toMatchObject([{ path: 'idempotencyKey', rule: 'taken' }])
  })
})

describe('deciding on an adjustment', () => {
  const decide = (
    adjustment = proposed,
    { approve = true, available = 1000 as number | null, adminId = 'maha', problem = null as Problem | null } = {},
  ) => decideAdjustment(adjustment, { approve, available }, { adminId, problemAfter: () => problem, now: now + 1 })

  it.each([5000, -500])('posts one transaction of two entries that sum to zero: %d', (amount) => {
    const { adjustment, instruction } = changesOf(decide({ ...proposed, amount }))
    expect(adjustment).toMatchObject({ status: 'Posted', decidedBy: 'maha', decidedAt: now + 1 })
    expect(instruction).toEqual({
      action: 'post',
      purpose: { kind: 'ADJUSTMENT', reference: 'adjustment' },
      entries: [
        { accountId: 'adjustments', amount: -amount },
        { accountId: 'wallet:noura:available', amount },
      ],
    })
  })

  it('makes an instruction that the ledger’s rules accept', () => {
    const { instruction } = changesOf(decide())
    expect(booksAfter(...(instruction ? [instruction] : []))).toMatchObject({ 'wallet:noura:available': 5000, adjustments: -5000 })
  })

  it('moves no money on rejection, even if the wallet has too little', () => {
    const { adjustment, instruction, action } = changesOf(decide(debit, { approve: false, available: 0 }))
    expect([adjustment.status, instruction, action.action]).toEqual(['Rejected', null, 'admin.adjustmentRejected'])
  })

  it('is refused to the admin who proposed the adjustment, even if the admin rejects it', () => {
    expect(decide(proposed, { adminId: 'ziyad' }).problem?.code).toBe('ADJUSTMENT_OF_OWN')
    expect(decide(proposed, { adminId: 'ziyad', approve: false }).problem?.code).toBe('ADJUSTMENT_OF_OWN')
  })

  it('lets an admin who may not be the second person reject, but not approve (Y-09)', () => {
    const problem = new Problem('ADMIN_SAME_LINE')
    expect(decide(proposed, { problem }).problem?.code).toBe('ADMIN_SAME_LINE')
    expect(decide(proposed, { problem, approve: false }).changes?.adjustment.status).toBe('Rejected')
  })

  it('is refused for an adjustment that is decided or does not exist', () => {
    for (const status of ['Posted', 'Rejected'] as const)
      expect(decide({ ...proposed, status, decidedBy: 'maha', decidedAt: now }).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(decideAdjustment(null, { approve: true, available: 0 }, { adminId: 'maha', problemAfter: () => null, now }).problem?.code).toBe(
      'ADJUSTMENT_NOT_FOUND',
    )
  })

  it('is refused if the money was spent since the proposal', () => {
    expect(decide(debit, { available: 4999 }).problem).toMatchObject({
      code: 'INSUFFICIENT_WALLET_BALANCE',
      params: { required: 5000, available: 4999 },
    })
    expect(decide(debit, { available: 5000 }).problem).toBeUndefined()
  })
})
