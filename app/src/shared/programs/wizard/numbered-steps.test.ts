import { expect, it } from 'vitest'
import { programStepTypes } from '@wasla/contract/programs/types.ts'
import { stepsDone } from './numbered-steps.ts'

const completed = (...types: readonly (typeof programStepTypes)[number][]) => types.map((type) => ({ type }))

it('counts eight steps; the two content steps count as one, which is done only if both are done', () => {
  expect(stepsDone([])).toEqual({ done: 0, all: 8 })
  expect(stepsDone(completed('PROGRAM_DETAILS', 'SHAREABLE_CONTENT'))).toEqual({ done: 1, all: 8 })
  expect(stepsDone(completed('PROGRAM_DETAILS', 'SHAREABLE_CONTENT', 'LEARNING_CONTENT'))).toEqual({ done: 2, all: 8 })
  expect(stepsDone(completed(...programStepTypes))).toEqual({ done: 8, all: 8 })
})
