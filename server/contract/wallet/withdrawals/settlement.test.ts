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

describe('decideSettlement', () => {
  it('posts a paid withdrawal with the amounts of its bill, and notifies the profile of the amount that the bank got (P-06, X-38)', () => {
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

  it('returns the whole total of a refused withdrawal, and notifies the profile of the returned amount (P-06, X-38)', () => {
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

  it.each(['Success', 'Failed'] as const)('refuses to settle a withdrawal that has already ended as %s (I9)', (status) => {
    for (const result of [paid, failed])
      expect(refusalOf(settle({ ...withdrawal, status }, result))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
  })

  it('requires a reason for a refusal', () => {
    for (const [failureReason, rule] of [
      [' ', 'required'],
      ['x'.repeat(501), 'tooLong'],
    ] as const)
      expect(refusalOf(settle(withdrawal, { success: false, failureReason }))).toEqual({
        code: 'DTO_VALIDATION_ERROR',
        fields: [{ path: 'failureReason', rule }],
      })
  })

  it('refuses an unknown withdrawal with WITHDRAWAL_NOT_FOUND', () =>
    expect(refusalOf(settle(null, paid))).toEqual({ code: 'WITHDRAWAL_NOT_FOUND' }))
})

describe('a large withdrawal', () => {
  const once = (result: BankResult, adminId = 'first', state = large) => changesOf(settle(state, result, adminId))

  it('is released by the approvals of two admins, and then settled by any admin (Q-04, Y-09)', () => {
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

  it('cannot be approved twice by one admin', () => {
    expect(refusalOf(settle(once(paid).withdrawal, paid, 'first'))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
  })

  it('cannot be settled by an admin who saw an outdated number of approvals, and so meant only to approve', () => {
    const released = { ...large, approvals: [said('first'), said('second')] }
    expect(refusalOf(settle(released, paid, 'third', { seenApprovals: 1 }))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
    expect(changesOf(settle(released, paid, 'third', { seenApprovals: 2 }))).toMatchObject({ outcome: 'settled' })
  })

  it('cannot be approved by an admin account in its first days, neither as first nor as second (Y-09)', () => {
    const until = { until: '2026-03-20T09:00:00.000Z' }
    const restOf = (adminId: string) => (adminId === 'new' ? new Problem('ADMIN_RESTING', until) : null)
    expect(refusalOf(settle(large, paid, 'new', { restOf }))).toMatchObject({ code: 'ADMIN_RESTING' })
    expect(refusalOf(settle(once(paid).withdrawal, paid, 'new', { restOf }))).toMatchObject({ code: 'ADMIN_RESTING' })
    // An approval that was stored before this rule does not count while its admin account rests.
    const stored = { ...large, approvals: [said('new')] }
    expect(whoSaid(changesOf(settle(stored, paid, 'second', { restOf })).withdrawal)).toEqual(['second: paid'])
    expect(refusalOf(settle({ ...large, approvals: [said('first'), said('new')] }, paid, 'first', { restOf }))).toEqual({
      code: 'NO_CHANGES_TO_UPDATE',
    })
  })

  it('with one approval that is already in a bank file is settled by the second admin', () => {
    const given = { ...large, approvals: [said('first')] }
    expect(refusalOf(settle(given, paid, 'first', { inBankFile: true }))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
    expect(changesOf(settle(given, paid, 'second', { inBankFile: true }))).toMatchObject({ outcome: 'settled' })
  })

  it('needs new approvals if two admins disagree, until two agree', () => {
    const differing = once(failed, 'second', once(paid).withdrawal)
    expect(differing).toMatchObject({ outcome: 'approved', withdrawal: { approvals: [{ adminId: 'second', success: false }] } })
    expect(once(failed, 'first', differing.withdrawal)).toMatchObject({ outcome: 'settled', withdrawal: { status: 'Failed' } })
  })

  it('needs new approvals if an admin corrects their own approval', () => {
    const corrected = once(failed, 'first', once(paid).withdrawal)
    expect(corrected).toMatchObject({ outcome: 'approved', withdrawal: { approvals: [{ adminId: 'first', success: false }] } })
  })

  it('needs two admins above SAR 20,000, and one in the demo', () => {
    expect(approvalsNeeded({ subtotal: 2_000_000 }, walletDefaults)).toBe(1)
    expect(approvalsNeeded(large, walletDefaults)).toBe(2)
    expect(approvalsNeeded(large, walletTermsOf('demo'))).toBe(1)
  })

  it('cannot be released by an admin who may not be the second person; that admin may still refuse it (Y-09)', () => {
    const { withdrawal: approved } = once(paid)
    const problemAfter = () => new Problem('ADMIN_SAME_LINE')
    expect(refusalOf(settle(approved, paid, 'second', { problemAfter }))).toEqual({ code: 'ADMIN_SAME_LINE' })
    expect(changesOf(settle(approved, failed, 'second', { problemAfter }))).toMatchObject({ outcome: 'approved', instruction: null })
  })

  it('needs a new first approval if the first admin may no longer approve', () => {
    const { withdrawal: approved } = once(paid)
    const problemAfter = () => new Problem('ADMIN_FIRST_GONE')
    expect(changesOf(settle(approved, paid, 'second', { problemAfter }))).toMatchObject({
      outcome: 'approved',
      withdrawal: { status: 'Initiated', approvals: [{ adminId: 'second' }] },
    })
  })
})

describe('a withdrawal in a bank file', () => {
  const inBankFile = true
  const fail = (state: WithdrawalRecord, adminId: string, rest: Circumstances = {}) =>
    settle(state, failed, adminId, { inBankFile, ...rest })
  const proposed = changesOf(fail(withdrawal, 'first')).withdrawal

  it('is failed only by a second admin, and returns no money before that', () => {
    expect(changesOf(fail(withdrawal, 'first'))).toMatchObject({
      outcome: 'approved',
      withdrawal: { status: 'Initiated', failureReason: null, approvals: [{ adminId: 'first', success: false }] },
      instruction: null,
      notification: null,
    })
    expect(refusalOf(fail(proposed, 'first'))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
    expect(changesOf(fail(proposed, 'second'))).toMatchObject({ outcome: 'settled', withdrawal: { status: 'Failed' } })
  })

  it('cannot be failed by an admin who may not be the second person (Y-09)', () => {
    for (const code of ['ADMIN_SAME_LINE', 'ADMIN_RESTING'] as const)
      expect(refusalOf(fail(proposed, 'second', { problemAfter: () => new Problem(code) }))).toEqual({ code })
    const gone = changesOf(fail(proposed, 'second', { problemAfter: () => new Problem('ADMIN_FIRST_GONE') }))
    expect(whoSaid(gone.withdrawal)).toEqual(['second: refused'])
  })

  it('is settled by one admin who reports it as paid, even if another admin proposed to fail it', () => {
    for (const adminId of ['first', 'second'])
      expect(changesOf(settle(proposed, paid, adminId, { inBankFile }))).toMatchObject({
        outcome: 'settled',
        withdrawal: { status: 'Success' },
      })
  })

  it('keeps its approvals while an admin proposes to fail it', () => {
    const released = { ...large, approvals: [said('first'), said('second')] }
    const contested = changesOf(fail(released, 'first')).withdrawal
    expect(whoSaid(contested)).toEqual(['first: paid', 'second: paid', 'first: refused'])
    expect(changesOf(fail(contested, 'second'))).toMatchObject({ outcome: 'settled', withdrawal: { status: 'Failed' } })
    expect(changesOf(settle(contested, paid, 'second', { inBankFile }))).toMatchObject({ withdrawal: { status: 'Success' } })
  })

  it('has a preview of the effect of an admin’s next statement', () => {
    const atDesk = { inBankFile: false, nameMatches: true }
    const atBank = { inBankFile: true, nameMatches: true }
    expect(nextWord(withdrawal, false, atDesk)).toEqual({ given: [], needed: 1, ends: true })
    expect(nextWord(withdrawal, false, atBank)).toEqual({ given: [], needed: 2, ends: false })
    expect(nextWord(proposed, false, atBank)).toMatchObject({ given: [{ adminId: 'first' }], needed: 2, ends: true })
    expect(nextWord(proposed, true, atBank)).toEqual({ given: [], needed: 1, ends: true })
    const approved = (...by: string[]) => ({ ...large, approvals: by.map((adminId) => said(adminId)) })
    expect(nextWord(approved('first'), true, atDesk)).toMatchObject({ needed: 2, ends: false })
    expect(nextWord(approved('first', 'second'), true, atDesk)).toMatchObject({ needed: 2, ends: true })
  })
})

describe('demoSettlement', () => {
  it('settles after fifteen seconds (P-12)', () => {
    expect(demoSettlement(withdrawal, account, now + 14_999)).toBeNull()
    expect(demoSettlement(withdrawal, account, now + 15_000)).toMatchObject({ withdrawal: { status: 'Success' } })
  })

  it('fails withdrawals to IBANs that end in 0000, and settles no withdrawal twice', () => {
    const iban = 'SA0380000000608010160000'
    expect(demoSettlement(withdrawal, { iban }, now + 15_000)).toMatchObject({
      withdrawal: { status: 'Failed', failureReason: 'ACCOUNT_REJECTED' },
    })
    expect(demoSettlement({ ...withdrawal, status: 'Success' }, { iban }, now + 15_000)).toBeNull()
  })
})

describe('isPayable', () => {
  it('is true for open withdrawals, but for a large withdrawal only after both approvals', () => {
    expect(isPayable(withdrawal, true)).toBe(true)
    expect(isPayable({ ...withdrawal, status: 'Success' }, true)).toBe(false)
    expect(isPayable(large, true)).toBe(false)
    expect(isPayable({ ...large, approvals: [said('first')] }, true)).toBe(false)
    expect(isPayable({ ...large, approvals: [said('first'), said('second')] }, true)).toBe(true)
  })

  it('is true for an account in another name only after an admin compared both names (P-16)', () => {
    expect(isPayable(withdrawal, false)).toBe(false)
    expect(isPayable({ ...withdrawal, approvals: [{ ...said('first'), namesCompared: true }] }, false)).toBe(true)
  })

  it('is false if an admin proposes to fail the withdrawal', () =>
    expect(isPayable({ ...large, approvals: [said('first', false)] }, true)).toBe(false))
})

describe('a withdrawal to an account in another name', () => {
  const other = { nameMatches: false }
  const compared = { ...other, namesCompared: true }

  it('can be neither settled nor approved before an admin compared the names', () => {
    for (const state of [withdrawal, large])
      expect(settle(state, paid, 'first', other).problem?.fields).toEqual([{ path: 'namesCompared', rule: 'required' }])
    const [approved] = [{ ...large, approvals: [said('first')] }]
    expect(settle(approved, paid, 'second', other).problem?.fields).toEqual([{ path: 'namesCompared', rule: 'required' }])
  })

  it('is approved by one admin before the bank may pay it, and then settled by any admin', () => {
    expect(nextWord(withdrawal, true, { inBankFile: false, nameMatches: false })).toEqual({ given: [], needed: 1, ends: false })
    const approved = changesOf(settle(withdrawal, paid, 'first', compared))
    expect(approved).toMatchObject({ outcome: 'approved', withdrawal: { status: 'Initiated' }, instruction: null, notification: null })
    for (const adminId of ['first', 'second'])
      expect(changesOf(settle(approved.withdrawal, paid, adminId, compared))).toMatchObject({ outcome: 'settled' })
  })

  it('is settled at once if it was put into a bank file before this rule existed', () => {
    expect(changesOf(settle(withdrawal, paid, 'first', { ...compared, inBankFile: true }))).toMatchObject({ outcome: 'settled' })
  })

  it('stores, for each admin, that the admin compared the names', () => {
    expect(changesOf(settle(withdrawal, paid, 'first', compared)).withdrawal.approvals).toEqual([{ ...said('first'), namesCompared: true }])
    const once = changesOf(settle(large, paid, 'first', compared)).withdrawal
    expect(changesOf(settle(once, paid, 'second', compared)).withdrawal.approvals).toEqual([
      { ...said('first'), namesCompared: true },
      { ...said('second'), namesCompared: true },
    ])
  })

  it('stores no comparison if the names are the same', () => {
    expect(changesOf(settle(withdrawal, paid, 'first', { namesCompared: true })).withdrawal.approvals).toEqual([said('first')])
  })

  it('can be refused without comparing the names', () => {
    expect(settle(withdrawal, failed, 'first', other).problem).toBeUndefined()
  })

  it('is refused with NO_CHANGES_TO_UPDATE, before names are checked, if it has ended or others have approved since', () => {
    const ended: WithdrawalRecord = { ...withdrawal, status: 'Success' }
    expect(refusalOf(settle(ended, paid, 'first', other))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
    expect(refusalOf(settle(large, paid, 'first', { ...other, seenApprovals: 1 }))).toEqual({ code: 'NO_CHANGES_TO_UPDATE' })
  })
})
