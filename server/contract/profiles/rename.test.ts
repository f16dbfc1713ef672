import { describe, expect, it } from 'vitest'
import { addressesAfter, decideUserNameMoment, nextNameChange } from './rename.ts'

const now = Date.parse('2026-03-15T09:00:00.000Z')
const later = Date.parse('2026-09-15T09:00:00.000Z')

describe('a user name', () => {
  it('is chosen freely the first time, and the next change counts', () => {
    expect(decideUserNameMoment({ userName: null, userNameChangedAt: null }, 'noura', now)).toEqual({ changes: null })
    expect(decideUserNameMoment({ userName: 'noura', userNameChangedAt: null }, 'noura_2', now)).toEqual({ changes: now })
  })

  it('is changed once in six calendar months', () => {
    const noura = { userName: 'noura', userNameChangedAt: now }
    expect(nextNameChange(noura, later - 1)).toBe(later)
    expect(nextNameChange(noura, later)).toBeNull()
    expect(decideUserNameMoment(noura, 'Noura', later - 1).problem).toMatchObject({
      code: 'USERNAME_CANNOT_EDIT',
      params: { nextChangeAt: '2026-09-15T09:00:00.000Z' },
    })
    expect(decideUserNameMoment(noura, 'Noura', later)).toEqual({ changes: later })
    expect(decideUserNameMoment(noura, 'noura', now)).toEqual({ changes: now })
  })
})

describe('links to a name of before', () => {
  const noura = { id: 'p', type: 'AGENT', userName: 'Noura' } as const
  const typed = { profileId: 'p', type: 'INFLUENCER', userNameKey: 'noura', until: null } as const

  it('lead on for six months, under every type there was, and the new name under those too', () => {
    expect(addressesAfter([typed], noura, 'Sara', now)).toEqual([
      { profileId: 'p', type: 'AGENT', userNameKey: 'noura', until: later },
      { profileId: 'p', type: 'INFLUENCER', userNameKey: 'noura', until: later },
      { profileId: 'p', type: 'INFLUENCER', userNameKey: 'sara', until: null },
    ])
  })

  it('are forgotten when their time is over, and when one takes the name back', () => {
    const over = { ...typed, userNameKey: 'over', until: now }
    const back = { ...typed, userNameKey: 'sara', until: later }
    expect(addressesAfter([over, back], noura, 'Sara', now)).toEqual([
      { profileId: 'p', type: 'AGENT', userNameKey: 'noura', until: later },
    ])
  })

  it('stay what they are where only capitals changed, or there was no name', () => {
    expect(addressesAfter([typed], noura, 'NOURA', now)).toEqual([typed])
    expect(addressesAfter([], { ...noura, userName: null }, 'noura', now)).toEqual([])
  })
})
