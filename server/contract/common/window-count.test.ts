import { describe, expect, it } from 'vitest'
import { countOne, waitFor, type WindowCount } from './window-count.ts'

const rule = { count: 2, window: 60 }
const full: WindowCount = { start: 1_000, count: 2 }

describe('countOne', () => {
  it('starts a window with the first call and counts later calls in it', () => {
    expect(countOne(null, rule, 1_000)).toEqual({ counted: { start: 1_000, count: 1 } })
    expect(countOne({ start: 1_000, count: 1 }, rule, 30_000)).toEqual({ counted: full })
  })

  it.each([
    [1_000, 60],
    [30_500, 31],
    [60_999, 1],
  ])('refuses one call too many at %i ms, and returns the wait in seconds', (now, retryAfter) =>
    expect(countOne(full, rule, now)).toEqual({ retryAfter }),
  )

  it('starts a new window after the old one', () => expect(countOne(full, rule, 61_000)).toEqual({ counted: { start: 61_000, count: 1 } }))

  it('never returns a wait longer than the window, even if the clock was set back', () => {
    expect(waitFor(50_000, rule, 0)).toBe(60)
    expect(countOne({ ...full, start: 60_001 }, rule, 0)).toEqual({ counted: { start: 0, count: 1 } })
  })
})
