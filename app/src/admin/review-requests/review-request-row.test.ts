import { expect, test } from 'vitest'
import { isLate, problemsOfAnswer } from './review-request-row.ts'

const noon = Date.parse('2025-11-20T09:00:00Z')

test('a request is late after its due time, and never after it is answered', () => {
  expect(isLate({ status: 'Requested', answerBy: '2025-11-20T08:59:59Z' }, noon)).toBe(true)
  expect(isLate({ status: 'Requested', answerBy: '2025-11-20T09:00:00Z' }, noon)).toBe(false)
  expect(isLate({ status: 'Upheld', answerBy: '2025-11-18T09:00:00Z' }, noon)).toBe(false)
})

test('an answer without a text gets an error at its field', () => {
  expect(problemsOfAnswer({ outcome: 'counts', answer: ' ' })).toEqual([expect.objectContaining({ path: 'answer', rule: 'required' })])
  expect(problemsOfAnswer({ outcome: 'stays', answer: 'A known crawler opened it.' })).toEqual([])
})
