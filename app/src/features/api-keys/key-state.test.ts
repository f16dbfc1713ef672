import { describe, expect, it } from 'vitest'
import { isNear, noticeOf } from './key-state.ts'

const day = 86_400_000
const now = Date.parse('2026-01-15T09:00:00.000Z')
const at = (days: number) => new Date(now + days * day).toISOString()

describe('the notice of a key', () => {
  it.each([
    [90, null],
    [14.01, null],
    [14, 'endsSoon'],
    [0.001, 'endsSoon'],
    [0, 'expired'],
    [-30, 'expired'],
  ] as const)('is, %d days before its end, %s', (days, notice) => expect(noticeOf({ expiresAt: at(days) }, now)).toBe(notice))
})

describe('a time', () => {
  it('is written as a distance within two weeks, and as a day otherwise', () => {
    expect([at(-15), at(-14), at(0), at(14), at(15)].map((one) => isNear(one, now))).toEqual([false, true, true, true, false])
  })
})
