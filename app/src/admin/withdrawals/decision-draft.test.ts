import { expect, test } from 'vitest'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { isLastApproval, problemsOfDecision } from './decision-draft.ts'

test('a failure without a reason is refused at the reason', () => {
  expect(problemsOfDecision({ answer: 'refused', failureReason: '  ' })).toEqual([{ path: 'failureReason', rule: 'required' }])
  expect(problemsOfDecision({ answer: 'refused', failureReason: 'The account is closed' })).toEqual([])
})

test('a reason longer than the message takes is refused', () => {
  const [problem] = problemsOfDecision({ answer: 'refused', failureReason: 'x'.repeat(walletLimits.failureReason + 1) })
  expect(problem).toMatchObject({ path: 'failureReason', rule: 'tooLong' })
})

test('what the bank paid needs no reason', () => {
  expect(problemsOfDecision({ answer: 'paid', failureReason: '' })).toEqual([])
})

test('the second of two approvals ends a withdrawal, and the only one of one', () => {
  expect(isLastApproval({ approvals: [], approvalsNeeded: 1 })).toBe(true)
  expect(isLastApproval({ approvals: [], approvalsNeeded: 2 })).toBe(false)
  expect(isLastApproval({ approvals: ['somebody'], approvalsNeeded: 2 })).toBe(true)
})
