import { expect, test } from 'vitest'
import { isLate, problemsOfDecision } from './case-row.ts'

const noon = Date.parse('2025-11-20T09:00:00Z')

test('a case is late after its due time, and never after it is decided', () => {
  expect(isLate({ status: 'Open', answerBy: '2025-11-20T08:59:59Z' }, noon)).toBe(true)
  expect(isLate({ status: 'Open', answerBy: '2025-11-20T09:00:00Z' }, noon)).toBe(false)
  expect(isLate({ status: 'Refused', answerBy: '2025-11-18T09:00:00Z' }, noon)).toBe(false)
})

test('a decision needs a choice and a note', () => {
  expect(problemsOfDecision({ outcome: null, note: ' ' })).toEqual([
    { path: 'outcome', rule: 'required' },
    expect.objectContaining({ path: 'note', rule: 'required' }),
  ])
  expect(problemsOfDecision({ outcome: 'pays', note: 'A brother works at the shop.' })).toEqual([])
})
