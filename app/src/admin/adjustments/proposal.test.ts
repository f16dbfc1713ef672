import { expect, test } from 'vitest'
import { emptyProposal, problemsOfProposal, signedAmount } from './proposal.ts'

const wallet = { id: 'noura', label: 'Noura Alotaibi' }

test('an empty proposal gets an error at each of its fields', () => {
  expect(problemsOfProposal(emptyProposal)).toEqual([
    { path: 'profileId', rule: 'required' },
    { path: 'amount', rule: 'required' },
    { path: 'reason', rule: 'required' },
  ])
})

test('a proposal with amount 0 gets an error at the amount', () => {
  const problems = problemsOfProposal({ wallet, direction: 'gives', amount: 0, reason: 'A wrong fee' })
  expect(problems).toEqual([{ path: 'amount', rule: 'required' }])
})

test('an amount that the wallet gives is sent as a negative number', () => {
  expect(signedAmount({ amount: 500, direction: 'gets' })).toBe(500)
  expect(signedAmount({ amount: 500, direction: 'gives' })).toBe(-500)
})
