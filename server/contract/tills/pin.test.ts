import { describe, expect, it } from 'vitest'
import { tillLimits } from './limits.ts'
import { decidePin, isEasyPin, isPin } from './pin.ts'

const minute = 60_000
const fresh = { wrongPins: 0, locks: 0, lockedUntil: null }

/** Types a wrong PIN until the till is locked; returns the last decision. */
function lock(from: Parameters<typeof decidePin>[0], now: number) {
  let state = from
  for (;;) {
    const decided = decidePin(state, false, now)
    if (decided.outcome === 'LOCKED') return decided
    state = decided.changes
  }
}

describe('a PIN', () => {
  it('has four ASCII digits', () => {
    expect(['0042', '9999'].every(isPin)).toBe(true)
    expect(['42', '00420', '12a4', '٠٠٤٢', ''].some(isPin)).toBe(false)
  })

  it.each(['0000', '7777', '1234', '9876'])('is never an easy one: %s', (pin) => expect(isEasyPin(pin)).toBe(true))

  it.each(['1235', '0042', '1010'])('may be %s', (pin) => expect(isEasyPin(pin)).toBe(false))
})

describe('typing a PIN', () => {
  it('says how many tries are left, and forgets wrong ones after the right one', () => {
    const first = decidePin(fresh, false, 0)
    expect(first).toMatchObject({ outcome: 'WRONG', left: 4, changes: { wrongPins: 1 } })
    expect(decidePin({ ...fresh, wrongPins: 4 }, true, 0)).toEqual({ outcome: 'RIGHT', changes: fresh })
  })

  it('locks the till at the fifth wrong one, and refuses even the right one until the wait is over', () => {
    const locked = lock(fresh, 0)
    expect(locked).toMatchObject({ retryAfter: 900, changes: { locks: 1, wrongPins: 0, lockedUntil: 15 * minute } })
    const state = locked.changes ?? fresh
    expect(decidePin(state, true, 15 * minute - 1)).toEqual({ outcome: 'LOCKED', retryAfter: 1, changes: null })
    expect(decidePin(state, true, 15 * minute)).toMatchObject({ outcome: 'RIGHT', changes: { locks: 1, lockedUntil: null } })
  })

  it('locks for longer each time, also after a right PIN, and for a day at most', () => {
    let state = { ...fresh } as Parameters<typeof decidePin>[0]
    const waits: number[] = []
    for (let times = 0; times < 6; times++) {
      const { retryAfter, changes } = lock(state, 0)
      waits.push(retryAfter)
      state = { ...decidePin({ ...(changes ?? fresh), lockedUntil: null }, true, 0).changes } as typeof state
    }
    const [first, second, third, last] = tillLimits.locks.map((wait) => wait / 1000)
    expect(waits).toEqual([first, second, third, last, last, last])
  })
})
