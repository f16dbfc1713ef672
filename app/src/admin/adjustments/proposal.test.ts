import { expect, test } from 'vitest'
import { emptyProposal, problemsOfProposal, signedAmount } from './proposal.ts'

const wallet = { id: 'noura', label: 'Noura Alotaibi' }

test('an empty proposal is refused at each of its fields', () => {
  expect(problemsOfProposal(emptyProposal)).toEqual([
    { path: 'profileId', rule: 'required' },
    { path: 'amount', rule: 'required' },
    { path: 'reason', rule: 'required' },
  ])
})

test('a proposal of nothing is refused at the amount', () => {
  const problems = problemsOfProposal({ wallet, direction: 'gives', amount: 0, reason: 'A wrong fee' })
  expect(problems).toEqual([{ path: 'amount', rule: 'required' }])
})

test('what a wallet gives is sent as a negative amount', () => {
  expect(signedAmount({ amount: 500, direction: 'gets' })).toBe(500)
  expect(signedAmount({ amount: 500, direction: 'gives' })).toBe(-500)
})
