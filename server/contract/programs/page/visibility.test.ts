import { describe, expect, it } from 'vitest'
import { programStatuses } from '../types.ts'
import { isAcceptingRequests, isListed, isOnProfile } from './visibility.ts'

const now = 1_000
const program = { status: 'Active', isVisible: true, publishDate: null, deletedAt: null } as const

describe('isListed', () => {
  it('is true for Active and Soon (H-05, X-14)', () => {
    expect(programStatuses.filter((status) => isListed({ ...program, status }, now))).toEqual(['Soon', 'Active'])
  })

  it('is false for link-only, not yet published and deleted programs', () => {
    for (const change of [{ isVisible: false }, { publishDate: now + 1 }, { deletedAt: 1 }])
      expect([change, isListed({ ...program, ...change }, now)]).toEqual([change, false])
    expect(isListed({ ...program, publishDate: now }, now)).toBe(true)
  })
})

describe('isOnProfile', () => {
  const shown = (change: Partial<typeof program> | object, isOwner: boolean) => isOnProfile({ ...program, ...change }, { isOwner, now })

  it('is true for listed programs, and for link-only ones if the brand itself reads (D-35)', () => {
    expect([shown({}, false), shown({}, true)]).toEqual([true, true])
    expect([shown({ isVisible: false }, false), shown({ isVisible: false }, true)]).toEqual([false, true])
    for (const gone of [{ deletedAt: 1 }, { status: 'Draft' }, { status: 'Retired' }, { status: 'OnHold' }])
      expect([gone, shown({ isVisible: false, ...gone }, true)]).toEqual([gone, false])
    expect(shown({ publishDate: now + 1 }, true)).toBe(false)
  })
})

describe('isAcceptingRequests', () => {
  it('is true for Active and Soon, also by link (L-02, K-10)', () => {
    expect(programStatuses.filter((status) => isAcceptingRequests({ ...program, status }, now))).toEqual(['Soon', 'Active'])
    expect(isAcceptingRequests({ ...program, status: 'Soon' }, now)).toBe(true)
  })

  it('is false for a scheduled program before its day', () => {
    const soon = { ...program, status: 'Soon', publishDate: now + 1 } as const
    expect([isAcceptingRequests(soon, now), isAcceptingRequests(soon, now + 1)]).toEqual([false, true])
  })
})
