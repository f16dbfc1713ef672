import { expect, it } from 'vitest'
import { accountStep, questionStep } from './steps.ts'

it('numbers all steps consecutively, from the first question to the last page of the account', () => {
  expect(questionStep(0, null)).toEqual({ number: 1, total: 5 })
  expect(questionStep(3, 'INDIVIDUAL')).toEqual({ number: 4, total: 5 })
  expect(accountStep(0, 'INDIVIDUAL')).toEqual({ number: 5, total: 5 })
  expect(questionStep(3, 'BUSINESS')).toEqual({ number: 4, total: 9 })
  expect([0, 4].map((index) => accountStep(index, 'BUSINESS'))).toEqual([
    { number: 5, total: 9 },
    { number: 9, total: 9 },
  ])
})
