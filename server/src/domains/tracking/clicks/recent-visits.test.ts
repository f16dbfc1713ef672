import { describe, expect, it } from 'vitest'
import { recentVisits, type RecentVisitor } from './recent-visits.ts'

const visitor: RecentVisitor = { code: 'abcdefghij', network: '192.0.2.7', browser: 1 }
const noon = Date.UTC(2026, 2, 1, 9)
const midnight = Date.UTC(2026, 2, 1, 21)
const minute = 60_000
const idOf = (digit: number) => `00000000-0000-7000-8000-${String(digit).padStart(12, '0')}`

describe('finding an earlier visit', () => {
  it('finds a visit of the same link, network and browser within the hour', () => {
    const recent = recentVisits()
    expect(recent.before(visitor, { id: idOf(1), at: noon })).toBeNull()
    expect(recent.before(visitor, { id: idOf(2), at: noon + minute })).toBe(idOf(1))
    expect(recent.before({ ...visitor, code: 'abcdefghik' }, { id: idOf(3), at: noon })).toBeNull()
    expect(recent.before({ ...visitor, network: '192.0.2.8' }, { id: idOf(4), at: noon })).toBeNull()
    expect(recent.before({ ...visitor, browser: 2 }, { id: idOf(5), at: noon })).toBeNull()
    expect(recent.before(visitor, { id: idOf(6), at: noon + 60 * minute })).toBeNull()
    expect(recent.before(visitor, { id: idOf(7), at: noon + 61 * minute })).toBe(idOf(6))
  })

  it('finds no visit of the day before, because a visitor counts as new each day', () => {
    const recent = recentVisits()
    recent.before(visitor, { id: idOf(1), at: midnight - minute })
    expect(recent.before(visitor, { id: idOf(2), at: midnight })).toBeNull()
    expect(recent.before(visitor, { id: idOf(3), at: midnight + minute })).toBe(idOf(2))
  })

  it('finds no visit after a clear', () => {
    const recent = recentVisits()
    recent.before(visitor, { id: idOf(1), at: noon })
    recent.clear()
    expect(recent.before(visitor, { id: idOf(2), at: noon })).toBeNull()
  })
})
