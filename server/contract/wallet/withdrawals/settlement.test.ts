import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import { walletDefaults, walletTermsOf } from '../terms.ts'
import { booksAfter } from '../testing/books.ts'
import { account, now, withdrawal } from '../testing/examples.ts'
import { refusalOf } from '../testing/refusal.ts'
import { approvalsNeeded } from './approvals-needed.ts'
import { holdInstruction } from './instructions.ts'
import type { WithdrawalRecord } from './record.ts'
import { decideSettlement, demoSettlement, isPayable, type BankResult, type Settler } from './settlement.ts'

const paid: BankResult = { success: true }
const failed: BankResult = { success: false, failureReason: ' The account is closed ' }
const large: WithdrawalRecord = { ...withdrawal, subtotal: 2_000_001, approvalsNeeded: 2 }
const settle = (
  state: WithdrawalRecord | null,
  result: BankResult,
  adminId = 'first',
  problemAfter: Settler['problemAfter'] = () => null,
) => decideSettlement(state, result, { adminId, problemAfter }, now)
const booksOf = (state: WithdrawalRecord, result: BankResult) => {
  const { instruction } = changesOf(settle(state, result))
  return instruction && { how: instruction.end.how, holdId: instruction.holdId, books: booksAfter(holdInstruction(state), instruction) }
}

describe('a withdrawal that the bank', () => {
  it('paid out leaves the wallet as the bill says, and the profile hears what the bank got (P-06, X-38)', () => {
    expect(changesOf(settle(withdrawal, paid))).toMatchObject({
      outcome: 'settled',
      withdrawal: { status: 'Success', settledAt: now, failureReason: null, approvals: [{ adminId: 'first', success: true, at: now }] },
      notification: { profileId: 'noura', type: 'WITHDRAWAL_SUCCEEDED', referenceId: 'withdrawal', meta: { amount: 50_000 } },
    })
    expect(booksOf(withdrawal, paid)).toEqual({
      how: 'post',
      holdId: 'hold',
      books: {
        'wallet:noura:available': -50_575,
        'wallet:noura:held': 0,
        'bank:withdrawals': 50_000,
        'platform:fees': 500,
        'platform:vat': 75,
      },
    })
  })

  it('refused gives everything back, and the profile hears what came back (P-06, X-38)', () => {
    expect(changesOf(settle(withdrawal, failed))).toMatchObject({
      withdrawal: { status: 'Failed', failureReason: 'The account is closed' },
      notification: { type: 'WITHDRAWAL_FAILED', meta: { amount: 50_575 } },
    })
    expect(booksOf(withdrawal, failed)).toEqual({
      how: 'void',
      holdId: 'hold',
      books: { 'wallet:noura:available': 0, 'wallet:noura:held': 0 },
    })
  })

  it.each(['Success', 'Failed'] as const)('has ended as %s gets no second end (I9)', (status) => {
    for (const result of [paid, failed])
      expect(refusalOf(settle({ ...withdrawal, status }, result))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
  })

  it('refused without a reason stays open', () => {
    for (const [failureReason, rule] of [
      [' ', 'required'],
      ['x'.repeat(501), 'tooLong'],
    ] as const)
      expect(refusalOf(settle(withdrawal, { success: false, failureReason }))).toEqual({
        code: 'DTO_VALIDATION_ERROR',
        fields: [{ path: 'failureReason', rule }],
      })
  })

  it('never saw is not found', () => expect(refusalOf(settle(null, paid))).toEqual({ code: 'WITHDRAWAL_NOT_FOUND' }))
})

describe('a large withdrawal', () => {
  const once = (result: BankResult, adminId = 'first', state = large) => changesOf(settle(state, result, adminId))

  it('is settled by the second of two admins who say the same (Q-04)', () => {
    const first = once(paid)
    expect(first).toEqual({
      outcome: 'approved',
      withdrawal: { ...large, approvals: [{ adminId: 'first', success: true, at: now }] },
      instruction: null,
      notification: null,
    })
    const second = once(paid, 'second', first.withdrawal)
    expect(second).toMatchObject({ outcome: 'settled', withdrawal: { status: 'Success' } })
    expect(second.withdrawal.approvals.map(({ adminId }) => adminId)).toEqual(['first', 'second'])
  })

  it('is not settled by one admin twice', () => {
    expect(refusalOf(settle(once(paid).withdrawal, paid, 'first'))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
  })

  it('that two admins judge differently begins anew, until two agree', () => {
    const differing = once(failed, 'second', once(paid).withdrawal)
    expect(differing).toMatchObject({ outcome: 'approved', withdrawal: { approvals: [{ adminId: 'second', success: false }] } })
    expect(once(failed, 'first', differing.withdrawal)).toMatchObject({ outcome: 'settled', withdrawal: { status: 'Failed' } })
  })

  it('begins anew also where an admin corrects what they said', () => {
    const corrected = once(failed, 'first', once(paid).withdrawal)
    expect(corrected).toMatchObject({ outcome: 'approved', withdrawal: { approvals: [{ adminId: 'first', success: false }] } })
  })

  it('is one from above SAR 20,000, and none in a demonstration', () => {
    expect(approvalsNeeded({ subtotal: 2_000_000 }, walletDefaults)).toBe(1)
    expect(approvalsNeeded(large, walletDefaults)).toBe(2)
    expect(approvalsNeeded(large, walletTermsOf('demo'))).toBe(1)
  })

  it('is not settled by somebody who may not be the second person, who can still say the opposite (Y-09)', () => {
    const { withdrawal: approved } = once(paid)
    const resting = () => new Problem('ADMIN_SAME_LINE')
    expect(refusalOf(settle(approved, paid, 'second', resting))).toEqual({ code: 'ADMIN_SAME_LINE' })
    expect(changesOf(settle(approved, failed, 'second', resting))).toMatchObject({ outcome: 'approved', instruction: null })
  })

  it('begins anew where the first person may no longer do this', () => {
    const { withdrawal: approved } = once(paid)
    const gone = () => new Problem('ADMIN_FIRST_GONE')
    expect(changesOf(settle(approved, paid, 'second', gone))).toMatchObject({
      outcome: 'approved',
      withdrawal: { status: 'Initiated', approvals: [{ adminId: 'second' }] },
    })
  })
})

describe('the bank of a demonstration', () => {
  it('takes fifteen seconds (P-12)', () => {
    expect(demoSettlement(withdrawal, account, now + 14_999)).toBeNull()
    expect(demoSettlement(withdrawal, account, now + 15_000)).toMatchObject({ withdrawal: { status: 'Success' } })
  })

  it('fails IBANs that end in 0000, and settles nothing twice', () => {
    const iban = 'SA0380000000608010160000'
    expect(demoSettlement(withdrawal, { iban }, now + 15_000)).toMatchObject({
      withdrawal: { status: 'Failed', failureReason: 'ACCOUNT_REJECTED' },
    })
    expect(demoSettlement({ ...withdrawal, status: 'Success' }, { iban }, now + 15_000)).toBeNull()
  })
})

describe('what the bank is given', () => {
  const agreed = (adminId: string, success = true) => ({ adminId, success, at: now })

  it('is open, and of those that need two admins what one has agreed to', () => {
    expect(isPayable(withdrawal)).toBe(true)
    expect(isPayable({ ...withdrawal, status: 'Success' })).toBe(false)
    expect(isPayable(large)).toBe(false)
    expect(isPayable({ ...large, approvals: [agreed('first')] })).toBe(true)
  })

  it('is nothing that somebody wants to fail', () => expect(isPayable({ ...large, approvals: [agreed('first', false)] })).toBe(false))
})
