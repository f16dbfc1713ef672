import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { Problem } from '../../errors/problem.ts'
import { walletDefaults, walletTermsOf } from '../terms.ts'
import { booksAfter } from '../testing/books.ts'
import { account, now, withdrawal } from '../testing/examples.ts'
import { refusalOf } from '../testing/refusal.ts'
import { approvalsNeeded } from './approvals-needed.ts'
import { holdInstruction } from './instructions.ts'
import type { Approval, WithdrawalRecord } from './record.ts'
import { decideSettlement, demoSettlement, isPayable, nextWord, type BankResult, type Settler, type SettlingMoment } from './settlement.ts'

const paid: BankResult = { success: true }
const failed: BankResult = { success: false, failureReason: ' The account is closed ' }
const large: WithdrawalRecord = { ...withdrawal, subtotal: 2_000_001, approvalsNeeded: 2 }
type Circumstances = Partial<Omit<Settler, 'adminId'> & Omit<SettlingMoment, 'now'>>
const settle = (
  state: WithdrawalRecord | null,
  result: BankResult,
  adminId = 'first',
  { problemAfter = () => null, restOf = () => null, inBankFile = false, nameMatches = true, ...saying }: Circumstances = {},
) => decideSettlement(state, result, { adminId, problemAfter, restOf }, { now, inBankFile, nameMatches, ...saying })
const said = (adminId: string, success = true): Approval => ({ adminId, success, at: now })
const whoSaid = ({ approvals }: WithdrawalRecord) => approvals.map(({ adminId, success }) => `${adminId}: ${success ? 'paid' : 'refused'}`)
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

  it('is released by the second of two admins who approve it, and settled after that by anybody (Q-04, Y-09)', () => {
    const first = once(paid)
    expect(first).toEqual({
      outcome: 'approved',
      withdrawal: { ...large, approvals: [{ adminId: 'first', success: true, at: now }] },
      instruction: null,
      notification: null,
    })
    const second = once(paid, 'second', first.withdrawal)
    expect(second).toMatchObject({ outcome: 'approved', withdrawal: { status: 'Initiated' }, instruction: null, notification: null })
    expect(whoSaid(second.withdrawal)).toEqual(['first: paid', 'second: paid'])
    for (const adminId of ['first', 'third']) {
      const end = changesOf(settle(second.withdrawal, paid, adminId, { inBankFile: true }))
      expect(end).toMatchObject({ outcome: 'settled', withdrawal: { status: 'Success' } })
      expect(whoSaid(end.withdrawal)).toEqual(['first: paid', 'second: paid', `${adminId}: paid`])
    }
  })

  it('is not approved by one admin twice', () => {
    expect(refusalOf(settle(once(paid).withdrawal, paid, 'first'))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
  })

  it('is not settled by somebody who saw fewer approvals and meant to approve it', () => {
    const released = { ...large, approvals: [said('first'), said('second')] }
    expect(refusalOf(settle(released, paid, 'third', { seenApprovals: 1 }))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
    expect(changesOf(settle(released, paid, 'third', { seenApprovals: 2 }))).toMatchObject({ outcome: 'settled' })
  })

  it('is approved by no account that rests, neither as the first nor as the second (Y-09)', () => {
    const until = { until: '2026-03-20T09:00:00.000Z' }
    const restOf = (adminId: string) => (adminId === 'new' ? new Problem('ADMIN_RESTING', until) : null)
    expect(refusalOf(settle(large, paid, 'new', { restOf }))).toMatchObject({ code: 'ADMIN_RESTING' })
    expect(refusalOf(settle(once(paid).withdrawal, paid, 'new', { restOf }))).toMatchObject({ code: 'ADMIN_RESTING' })
    // An approval that an account gave before this rule counts for nothing while the account rests.
    const stored = { ...large, approvals: [said('new')] }
    expect(whoSaid(changesOf(settle(stored, paid, 'second', { restOf })).withdrawal)).toEqual(['second: paid'])
    expect(refusalOf(settle({ ...large, approvals: [said('first'), said('new')] }, paid, 'first', { restOf }))).toEqual({
      code: 'NO_CHANGES_TO_UPDATE',
    })
  })

  it('that the bank was given by one approval of before is settled by the second', () => {
    const given = { ...large, approvals: [said('first')] }
    expect(refusalOf(settle(given, paid, 'first', { inBankFile: true }))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
    expect(changesOf(settle(given, paid, 'second', { inBankFile: true }))).toMatchObject({ outcome: 'settled' })
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

  it('is not released by somebody who may not be the second person, who can still say the opposite (Y-09)', () => {
    const { withdrawal: approved } = once(paid)
    const problemAfter = () => new Problem('ADMIN_SAME_LINE')
    expect(refusalOf(settle(approved, paid, 'second', { problemAfter }))).toEqual({ code: 'ADMIN_SAME_LINE' })
    expect(changesOf(settle(approved, failed, 'second', { problemAfter }))).toMatchObject({ outcome: 'approved', instruction: null })
  })

  it('begins anew where the first person may no longer do this', () => {
    const { withdrawal: approved } = once(paid)
    const problemAfter = () => new Problem('ADMIN_FIRST_GONE')
    expect(changesOf(settle(approved, paid, 'second', { problemAfter }))).toMatchObject({
      outcome: 'approved',
      withdrawal: { status: 'Initiated', approvals: [{ adminId: 'second' }] },
    })
  })
})

describe('a withdrawal that is in a file for the bank', () => {
  const inBankFile = true
  const fail = (state: WithdrawalRecord, adminId: string, rest: Circumstances = {}) =>
    settle(state, failed, adminId, { inBankFile, ...rest })
  const proposed = changesOf(fail(withdrawal, 'first')).withdrawal

  it('is failed by the second of two people, and gives nothing back before', () => {
    expect(changesOf(fail(withdrawal, 'first'))).toMatchObject({
      outcome: 'approved',
      withdrawal: { status: 'Initiated', failureReason: null, approvals: [{ adminId: 'first', success: false }] },
      instruction: null,
      notification: null,
    })
    expect(refusalOf(fail(proposed, 'first'))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
    expect(changesOf(fail(proposed, 'second'))).toMatchObject({ outcome: 'settled', withdrawal: { status: 'Failed' } })
  })

  it('is not failed by somebody who may not be the second person (Y-09)', () => {
    for (const code of ['ADMIN_SAME_LINE', 'ADMIN_RESTING'] as const)
      expect(refusalOf(fail(proposed, 'second', { problemAfter: () => new Problem(code) }))).toEqual({ code })
    const gone = changesOf(fail(proposed, 'second', { problemAfter: () => new Problem('ADMIN_FIRST_GONE') }))
    expect(whoSaid(gone.withdrawal)).toEqual(['second: refused'])
  })

  it('is settled by one who says that the bank paid, whoever proposed to fail it', () => {
    for (const adminId of ['first', 'second'])
      expect(changesOf(settle(proposed, paid, adminId, { inBankFile }))).toMatchObject({
        outcome: 'settled',
        withdrawal: { status: 'Success' },
      })
  })

  it('stays approved while somebody proposes to fail it', () => {
    const released = { ...large, approvals: [said('first'), said('second')] }
    const contested = changesOf(fail(released, 'first')).withdrawal
    expect(whoSaid(contested)).toEqual(['first: paid', 'second: paid', 'first: refused'])
    expect(changesOf(fail(contested, 'second'))).toMatchObject({ outcome: 'settled', withdrawal: { status: 'Failed' } })
    expect(changesOf(settle(contested, paid, 'second', { inBankFile }))).toMatchObject({ withdrawal: { status: 'Success' } })
  })

  it('shows before each word what it leads to', () => {
    expect(nextWord(withdrawal, false, false)).toEqual({ given: [], needed: 1, ends: true })
    expect(nextWord(withdrawal, false, true)).toEqual({ given: [], needed: 2, ends: false })
    expect(nextWord(proposed, false, true)).toMatchObject({ given: [{ adminId: 'first' }], needed: 2, ends: true })
    expect(nextWord(proposed, true, true)).toEqual({ given: [], needed: 1, ends: true })
    const approved = (...by: string[]) => ({ ...large, approvals: by.map((adminId) => said(adminId)) })
    expect(nextWord(approved('first'), true, false)).toMatchObject({ needed: 2, ends: false })
    expect(nextWord(approved('first', 'second'), true, false)).toMatchObject({ needed: 2, ends: true })
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
  it('is open, and of those that need two admins what both have approved', () => {
    expect(isPayable(withdrawal)).toBe(true)
    expect(isPayable({ ...withdrawal, status: 'Success' })).toBe(false)
    expect(isPayable(large)).toBe(false)
    expect(isPayable({ ...large, approvals: [said('first')] })).toBe(false)
    expect(isPayable({ ...large, approvals: [said('first'), said('second')] })).toBe(true)
  })

  it('is nothing that somebody wants to fail', () => expect(isPayable({ ...large, approvals: [said('first', false)] })).toBe(false))
})

describe('a withdrawal to an account in another name', () => {
  const other = { nameMatches: false }
  const compared = { ...other, namesCompared: true }

  it('is neither settled nor approved before somebody compared the names', () => {
    for (const state of [withdrawal, large])
      expect(settle(state, paid, 'first', other).problem?.fields).toEqual([{ path: 'namesCompared', rule: 'required' }])
    const [approved] = [{ ...large, approvals: [said('first')] }]
    expect(settle(approved, paid, 'second', other).problem?.fields).toEqual([{ path: 'namesCompared', rule: 'required' }])
  })

  it('keeps that each of them compared the names', () => {
    expect(changesOf(settle(withdrawal, paid, 'first', compared)).withdrawal.approvals).toEqual([{ ...said('first'), namesCompared: true }])
    const once = changesOf(settle(large, paid, 'first', compared)).withdrawal
    expect(changesOf(settle(once, paid, 'second', compared)).withdrawal.approvals).toEqual([
      { ...said('first'), namesCompared: true },
      { ...said('second'), namesCompared: true },
    ])
  })

  it('keeps nothing of a tick that nobody asked for', () => {
    expect(changesOf(settle(withdrawal, paid, 'first', { namesCompared: true })).withdrawal.approvals).toEqual([said('first')])
  })

  it('comes back without a look at the names', () => {
    expect(settle(withdrawal, failed, 'first', other).problem).toBeUndefined()
  })

  it('says first that it has ended, and that somebody else spoke meanwhile', () => {
    const ended: WithdrawalRecord = { ...withdrawal, status: 'Success' }
    expect(refusalOf(settle(ended, paid, 'first', other))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
    expect(refusalOf(settle(large, paid, 'first', { ...other, seenApprovals: 1 }))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
  })
})
