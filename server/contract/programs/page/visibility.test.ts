import { describe, expect, it } from 'vitest'
import { programStatuses } from '../types.ts'
import { isAcceptingRequests, isListed, isOnProfile } from './visibility.ts'

const now = 1_000
const program = { status: 'Active', isVisible: true, publishDate: null, deletedAt: null } as const

describe('a program in lists', () => {
  it('is there while Active or Soon (H-05, X-14)', () => {
    expect(programStatuses.filter((status) => isListed({ ...program, status }, now))).toEqual(['Soon', 'Active'])
  })

  it('is not there while it is open to its link alone, before its day, and once it is deleted', () => {
    for (const change of [{ isVisible: false }, { publishDate: now + 1 }, { deletedAt: 1 }])
      expect([change, isListed({ ...program, ...change }, now)]).toEqual([change, false])
    expect(isListed({ ...program, publishDate: now }, now)).toBe(true)
  })
})

describe('a program on the profile of its brand', () => {
  const shown = (change: Partial<typeof program> | object, isOwner: boolean) => isOnProfile({ ...program, ...change }, { isOwner, now })

  it('is there for everybody while it is listed, and for the brand also while its link alone opens it (D-35)', () => {
    expect([shown({}, false), shown({}, true)]).toEqual([true, true])
    expect([shown({ isVisible: false }, false), shown({ isVisible: false }, true)]).toEqual([false, true])
    for (const gone of [{ deletedAt: 1 }, { status: 'Draft' }, { status: 'Retired' }, { status: 'OnHold' }])
      expect([gone, shown({ isVisible: false, ...gone }, true)]).toEqual([gone, false])
    expect(shown({ publishDate: now + 1 }, true)).toBe(false)
  })
})

describe('joining a program', () => {
  it('is possible while it is Active or Soon, through its link too (L-02, K-10)', () => {
    expect(programStatuses.filter((status) => isAcceptingRequests({ ...program, status }, now))).toEqual(['Soon', 'Active'])
    expect(isAcceptingRequests({ ...program, status: 'Soon' }, now)).toBe(true)
  })

  it('waits for the day of a scheduled program', () => {
    const soon = { ...program, status: 'Soon', publishDate: now + 1 } as const
    expect([isAcceptingRequests(soon, now), isAcceptingRequests(soon, now + 1)]).toEqual([false, true])
  })
})
