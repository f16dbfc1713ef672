import { expect, test } from 'vitest'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { releases, problemsOfDecision } from './decision-draft.ts'

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

test('the last approval releases a withdrawal for the bank, and neither the first one nor a settlement does', () => {
  expect(releases('paid', { said: [], needed: 2, ends: false })).toBe(false)
  expect(releases('paid', { said: ['somebody'], needed: 2, ends: false })).toBe(true)
  expect(releases('paid', { said: ['somebody', 'another'], needed: 2, ends: true })).toBe(false)
  expect(releases('refused', { said: [], needed: 2, ends: false })).toBe(false)
})
