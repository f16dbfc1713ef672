import { describe, expect, it } from 'vitest'
import { joinPolls, shouldPoll } from './join-polls.ts'

const waiting = { isAnswered: false, isHidden: false }

describe('polling after a request to join', () => {
  it('polls five times, at intervals of one second', () => {
    expect(joinPolls).toEqual({ every: 1_000, most: 5 })
    expect([0, 1, 2, 3, 4, 5].map((polls) => shouldPoll({ polls }, waiting))).toEqual([true, true, true, true, true, false])
  })
  it('stops when the request is answered', () => expect(shouldPoll({ polls: 1 }, { ...waiting, isAnswered: true })).toBe(false))
  it('stops while the tab is hidden', () => expect(shouldPoll({ polls: 1 }, { ...waiting, isHidden: true })).toBe(false))
  it('does not poll if nobody asked to join', () => expect(shouldPoll(null, waiting)).toBe(false))
})
