import { expect, test } from 'vitest'
import type { FundsResult, FundsStep } from '@wasla/contract/funds/check.ts'
import { drawnShare, stepStates } from './step-states.ts'

const right = (step: FundsStep): FundsResult => ({ step, expected: 'a', found: 'a' })
const wrong = (step: FundsStep): FundsResult => ({ step, expected: 'a', found: 'b' })
const states = (...args: Parameters<typeof stepStates>) => stepStates(...args).map(({ state }) => state)

test('while the check runs, the step after the last result is computed', () => {
  expect(states([], true)).toEqual(['now', 'open', 'open', 'open', 'open'])
  expect(states([right('FILE'), right('SEAL')], true)).toEqual(['done', 'done', 'now', 'open', 'open'])
})

test('the steps after a wrong one are not reached, and the line ends at it', () => {
  const steps = stepStates([right('FILE'), right('SEAL'), wrong('NEIGHBOURS')], false)
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'wrong', 'open', 'open'])
  expect(drawnShare(steps)).toBe(0.5)
})

test('the line reaches the end if all steps add up, and is not drawn before the first', () => {
  const all = (['FILE', 'SEAL', 'NEIGHBOURS', 'CHECKPOINT', 'BEFORE'] as const).map(right)
  expect(drawnShare(stepStates(all, false))).toBe(1)
  expect(drawnShare(stepStates([], false))).toBe(0)
})
