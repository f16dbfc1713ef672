import { expect, test } from 'vitest'
import { walletLimits } from '@wasla/contract/wallet/limits.ts'
import { answersLeft, isFinal, problemsOfDecision, releases } from './decision-draft.ts'

test('a failure without a reason gets an error at the reason', () => {
  expect(problemsOfDecision({ outcome: 'refused', failureReason: '  ', namesCompared: false }, true)).toEqual([
    { path: 'failureReason', rule: 'required' },
  ])
  expect(problemsOfDecision({ outcome: 'refused', failureReason: 'The account is closed', namesCompared: false }, false)).toEqual([])
})

test('a reason that is too long gets an error', () => {
  const [problem] = problemsOfDecision(
    { outcome: 'refused', failureReason: 'x'.repeat(walletLimits.failureReason + 1), namesCompared: false },
    true,
  )
  expect(problem).toMatchObject({ path: 'failureReason', rule: 'tooLong' })
})

test('a withdrawal that the bank paid needs no reason', () => {
  expect(problemsOfDecision({ outcome: 'paid', failureReason: '', namesCompared: false }, true)).toEqual([])
})

test('only the last approval releases a withdrawal for the bank; the first approval and a settlement do not', () => {
  expect(releases('paid', { said: [], needed: 2, ends: false })).toBe(false)
  expect(releases('paid', { said: ['somebody'], needed: 2, ends: false })).toBe(true)
  expect(releases('paid', { said: ['somebody', 'another'], needed: 2, ends: true })).toBe(false)
  expect(releases('refused', { said: [], needed: 2, ends: false })).toBe(false)
})

test('a decision without an answer gets an error at the choice', () => {
  expect(problemsOfDecision({ outcome: null, failureReason: '', namesCompared: true }, true)).toEqual([
    { path: 'outcome', rule: 'required' },
  ])
})

test('differing names need the tick before a withdrawal is released or settled as paid', () => {
  const paid = { outcome: 'paid', failureReason: '' } as const
  expect(problemsOfDecision({ ...paid, namesCompared: false }, false)).toEqual([{ path: 'namesCompared', rule: 'required' }])
  expect(problemsOfDecision({ ...paid, namesCompared: true }, false)).toEqual([])
})

test('an answer that ends or releases a withdrawal asks for confirmation, and a first approval does not', () => {
  expect(isFinal('paid', { said: [], needed: 1, ends: true })).toBe(true)
  expect(isFinal('paid', { said: ['somebody'], needed: 2, ends: false })).toBe(true)
  expect(isFinal('paid', { said: [], needed: 2, ends: false })).toBe(false)
  expect(isFinal('refused', { said: [], needed: 2, ends: false })).toBe(false)
})

test('the admin who approved first has no answer left until another admin acts', () => {
  const [me, other] = [{ id: 'me' }, { id: 'other' }]
  const none = { said: [], needed: 2 }
  expect(answersLeft({ paid: { said: [me], needed: 2 }, refused: none }, 'me')).toEqual([])
  expect(answersLeft({ paid: { said: [me], needed: 2 }, refused: none }, 'other')).toEqual(['paid', 'refused'])
  expect(answersLeft({ paid: { said: [me, other], needed: 2 }, refused: none }, 'me')).toEqual(['paid', 'refused'])
  expect(answersLeft({ paid: { said: [me], needed: 2 }, refused: { said: [other], needed: 2 } }, 'me')).toEqual(['refused'])
})
