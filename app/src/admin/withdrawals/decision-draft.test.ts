import { expect, test } from 'vitest'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { answersLeft, isFinal, problemsOfDecision, releases } from './decision-draft.ts'

test('a failure without a reason is refused at the reason', () => {
  expect(problemsOfDecision({ outcome: 'refused', failureReason: '  ', namesCompared: false }, true)).toEqual([
    { path: 'failureReason', rule: 'required' },
  ])
  expect(problemsOfDecision({ outcome: 'refused', failureReason: 'The account is closed', namesCompared: false }, false)).toEqual([])
})

test('a reason longer than the message takes is refused', () => {
  const [problem] = problemsOfDecision(
    { outcome: 'refused', failureReason: 'x'.repeat(walletLimits.failureReason + 1), namesCompared: false },
    true,
  )
  expect(problem).toMatchObject({ path: 'failureReason', rule: 'tooLong' })
})

test('what the bank paid needs no reason', () => {
  expect(problemsOfDecision({ outcome: 'paid', failureReason: '', namesCompared: false }, true)).toEqual([])
})

test('the last approval releases a withdrawal for the bank, and neither the first one nor a settlement does', () => {
  expect(releases('paid', { said: [], needed: 2, ends: false })).toBe(false)
  expect(releases('paid', { said: ['somebody'], needed: 2, ends: false })).toBe(true)
  expect(releases('paid', { said: ['somebody', 'another'], needed: 2, ends: true })).toBe(false)
  expect(releases('refused', { said: [], needed: 2, ends: false })).toBe(false)
})

test('nothing is sent before something is chosen', () => {
  expect(problemsOfDecision({ outcome: null, failureReason: '', namesCompared: true }, true)).toEqual([
    { path: 'outcome', rule: 'required' },
  ])
})

test('names that differ need a tick before the bank may pay, or is said to have paid', () => {
  const paid = { outcome: 'paid', failureReason: '' } as const
  expect(problemsOfDecision({ ...paid, namesCompared: false }, false)).toEqual([{ path: 'namesCompared', rule: 'required' }])
  expect(problemsOfDecision({ ...paid, namesCompared: true }, false)).toEqual([])
})

test('what ends or releases a withdrawal is asked about, and a first approval is not', () => {
  expect(isFinal('paid', { said: [], needed: 1, ends: true })).toBe(true)
  expect(isFinal('paid', { said: ['somebody'], needed: 2, ends: false })).toBe(true)
  expect(isFinal('paid', { said: [], needed: 2, ends: false })).toBe(false)
  expect(isFinal('refused', { said: [], needed: 2, ends: false })).toBe(false)
})

test('who approved first has nothing to say until the other person did', () => {
  const [me, other] = [{ id: 'me' }, { id: 'other' }]
  const none = { said: [], needed: 2 }
  expect(answersLeft({ paid: { said: [me], needed: 2 }, refused: none }, 'me')).toEqual([])
  expect(answersLeft({ paid: { said: [me], needed: 2 }, refused: none }, 'other')).toEqual(['paid', 'refused'])
  expect(answersLeft({ paid: { said: [me, other], needed: 2 }, refused: none }, 'me')).toEqual(['paid', 'refused'])
  expect(answersLeft({ paid: { said: [me], needed: 2 }, refused: { said: [other], needed: 2 } }, 'me')).toEqual(['refused'])
})
