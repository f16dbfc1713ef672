import { expect, test } from 'vitest'
import { emptySimulator, problemsOfSimulator, variablesOf } from './simulator-draft.ts'

const program = { id: 'p', label: 'Morning cup' }

test('a program is required, and the other fields have defaults', () => {
  expect(problemsOfSimulator(emptySimulator)).toEqual([{ path: 'programId', rule: 'required' }])
  expect(problemsOfSimulator({ ...emptySimulator, program })).toEqual([])
})

test('more conversions than clicks get an error at their field', () => {
  const problems = problemsOfSimulator({ ...emptySimulator, program, clicks: 5, conversions: 6 })
  expect(problems.map(({ path }) => path)).toEqual(['conversionsPerHour'])
})

test('countries and channels are sent by their ids', () => {
  const draft = {
    ...emptySimulator,
    program,
    countries: [{ id: 'SA', label: 'Saudi Arabia' }],
    channels: [{ id: 'TIKTOK', label: 'TikTok' }],
  }
  expect(variablesOf(draft)).toEqual({
    programId: 'p',
    clicksPerHour: 200,
    conversionsPerHour: 10,
    countries: ['SA'],
    channels: ['TIKTOK'],
  })
})
