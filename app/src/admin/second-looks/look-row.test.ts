import { expect, test } from 'vitest'
import { isLate, problemsOfAnswer } from './look-row.ts'

const noon = Date.parse('2025-11-20T09:00:00Z')

test('a request is late from the moment by which it was to be answered, and never once it is answered', () => {
  expect(isLate({ status: 'Requested', answerBy: '2025-11-20T08:59:59Z' }, noon)).toBe(true)
  expect(isLate({ status: 'Requested', answerBy: '2025-11-20T09:00:00Z' }, noon)).toBe(false)
  expect(isLate({ status: 'Upheld', answerBy: '2025-11-18T09:00:00Z' }, noon)).toBe(false)
})

test('an answer without words is refused at its field', () => {
  expect(problemsOfAnswer({ outcome: 'counts', answer: ' ' })).toEqual([expect.objectContaining({ path: 'answer', rule: 'required' })])
  expect(problemsOfAnswer({ outcome: 'stays', answer: 'A known crawler opened it.' })).toEqual([])
})
