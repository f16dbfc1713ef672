import { describe, expect, it } from 'vitest'
import { joinPolls, shouldLook } from './join-polls.ts'

const waiting = { isAnswered: false, isHidden: false }

describe('polling after a request to join', () => {
  it('polls five times, at intervals of one second', () => {
    expect(joinPolls).toEqual({ every: 1_000, most: 5 })
    expect([0, 1, 2, 3, 4, 5].map((looks) => shouldLook({ looks }, waiting))).toEqual([true, true, true, true, true, false])
  })
  it('stops when the request is answered', () => expect(shouldLook({ looks: 1 }, { ...waiting, isAnswered: true })).toBe(false))
  it('stops while the tab is hidden', () => expect(shouldLook({ looks: 1 }, { ...waiting, isHidden: true })).toBe(false))
  it('does not poll if nobody asked to join', () => expect(shouldLook(null, waiting)).toBe(false))
})
