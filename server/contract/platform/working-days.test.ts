import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addWorkingDays } from './working-days.ts'

/** Returns the time of a text in the time zone of Riyadh. 16 November 2025 is a Sunday. */
const at = (text: string) => Date.parse(`${text}+03:00`)

describe('addWorkingDays', () => {
  it.each([
    ['on Sunday morning', '2025-11-16T09:30', '2025-11-19T09:30'],
    ['on Monday', '2025-11-17T09:30', '2025-11-20T09:30'],
    ['on Tuesday, over the weekend', '2025-11-18T09:30', '2025-11-23T09:30'],
    ['on Thursday, over the weekend', '2025-11-20T23:59', '2025-11-25T23:59'],
    ['on Friday, counted from Sunday', '2025-11-21T15:00', '2025-11-26T00:00'],
    ['on Saturday night, counted from Sunday', '2025-11-22T23:59', '2025-11-26T00:00'],
    ['early on Sunday, which is Saturday in London', '2025-11-16T00:30', '2025-11-19T00:30'],
    ['over the end of a year', '2025-12-31T10:00', '2026-01-05T10:00'],
  ])('counts three days for documents sent %s', (_, sent, due) => expect(addWorkingDays(at(sent), 3)).toBe(at(due)))

  it('never returns a time on a weekend, and never an earlier time for documents sent later', () => {
    const moment = fc.integer({ min: at('2020-01-01T00:00'), max: at('2040-01-01T00:00') })
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 9 * 24 * 3_600_000 }), (sent, later) => {
        const due = addWorkingDays(sent, 3)
        expect(['Fri', 'Sat']).not.toContain(new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Asia/Riyadh' }).format(due))
        expect(addWorkingDays(sent + later, 3)).toBeGreaterThanOrEqual(due)
      }),
    )
  })
})
