import { describe, expect, it } from 'vitest'
import { decideWrongTry, lockedFor, withoutOne } from './wrong-tries.ts'

const day = 86_400_000
const now = 1_800_000_000_000
const limits = { life: 600_000, triesPerChallenge: 5, wrongPerPhone: 10 }

describe('wrong tries of a number', () => {
  it('are counted for a day from the first one', () => {
    expect(decideWrongTry(null, limits, now).changes).toEqual({ firstAt: now, count: 1 })
    expect(decideWrongTry({ firstAt: now, count: 3 }, limits, now + day - 1).changes).toEqual({ firstAt: now, count: 4 })
    expect(decideWrongTry({ firstAt: now, count: 10 }, limits, now + day).changes).toEqual({ firstAt: now + day, count: 1 })
  })

  it('lock the number after the tenth try until the day is over', () => {
    const wrong = { firstAt: now, count: 10 }
    expect(decideWrongTry(wrong, limits, now + 1).problem).toMatchObject({
      code: 'OTP_RESEND_LIMIT_REACHED',
      params: { retryAfter: 86_400 },
    })
    expect([lockedFor(null, limits, now), lockedFor({ firstAt: now, count: 9 }, limits, now), lockedFor(wrong, limits, now + day)]).toEqual(
      [null, null, null],
    )
  })

  it('withoutOne removes one try, and never counts below zero', () => {
    expect(withoutOne({ firstAt: now, count: 1 })).toEqual({ firstAt: now, count: 0 })
    expect(withoutOne({ firstAt: now, count: 0 })).toEqual({ firstAt: now, count: 0 })
  })
})
