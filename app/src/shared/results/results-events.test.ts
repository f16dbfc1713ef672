import { expect, it } from 'vitest'
import { concerns, movesResults } from './results-events.ts'

it('a reached milestone changes the results, and a notification of another kind does not', () => {
  expect(movesResults('{"type":"PROGRAM_MILESTONE_ACHIEVED"}')).toBe(true)
  expect(movesResults('{"type":"WAITING_LIST_ADMITTED"}')).toBe(false)
})

it('an event concerns only the program whose id it contains', () => {
  expect(concerns('{"programId":"a"}', 'a')).toBe(true)
  expect(concerns('{"programId":"b"}', 'a')).toBe(false)
})

it('unreadable data changes no results and concerns no program', () => {
  for (const data of ['', 'null', '7', '[]', '{"type":4}']) expect([movesResults(data), concerns(data, 'a')]).toEqual([false, false])
})
