import { expect, it } from 'vitest'
import { concerns, movesResults } from './results-events.ts'

it('a reached milestone changes results; a message of another kind does not', () => {
  expect(movesResults('{"type":"PROGRAM_MILESTONE_ACHIEVED"}')).toBe(true)
  expect(movesResults('{"type":"WAITING_LIST_ADMITTED"}')).toBe(false)
})

it('an event is about one program', () => {
  expect(concerns('{"programId":"a"}', 'a')).toBe(true)
  expect(concerns('{"programId":"b"}', 'a')).toBe(false)
})

it('anything else is about nothing', () => {
  for (const data of ['', 'null', '7', '[]', '{"type":4}']) expect([movesResults(data), concerns(data, 'a')]).toEqual([false, false])
})
