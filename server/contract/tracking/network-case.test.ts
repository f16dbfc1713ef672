import { describe, expect, it } from 'vitest'
import { caseWithHeld, seenOf } from './network-case.ts'

const held = (count: number, reason: 'OWN_NETWORK' | 'TOO_MANY_FROM_NETWORK' = 'TOO_MANY_FROM_NETWORK') => ({ reason, count })

describe('holding more clicks for a network case (Y-06)', () => {
  it('opens a new case, or adds the clicks to an open case', () => {
    const opened = caseWithHeld(null, held(5))
    expect(opened).toEqual({ status: 'Open', reason: 'TOO_MANY_FROM_NETWORK', held: 5, counted: 0 })
    expect(caseWithHeld(opened, held(2, 'OWN_NETWORK'))).toEqual({ status: 'Open', reason: 'OWN_NETWORK', held: 7, counted: 0 })
  })

  it('opens a counted case again, but only for the new clicks', () => {
    const counted = { status: 'Counted', reason: 'OWN_NETWORK', held: 80, counted: 0 } as const
    const again = caseWithHeld(counted, held(3))
    expect(again).toEqual({ status: 'Open', reason: 'OWN_NETWORK', held: 3, counted: 80 })
    expect(caseWithHeld(again, held(1))).toMatchObject({ held: 4, counted: 80 })
    expect([seenOf(counted), seenOf(again), seenOf({ ...again, status: 'Counted' }), seenOf({ ...again, status: 'Refused' })]).toEqual([
      80, 80, 83, 80,
    ])
  })
})
