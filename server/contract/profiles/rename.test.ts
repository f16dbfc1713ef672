import { describe, expect, it } from 'vitest'
import { addressesAfter, decideUserNameMoment, nextNameChange } from './rename.ts'

const now = Date.parse('2026-03-15T09:00:00.000Z')
const later = Date.parse('2026-09-15T09:00:00.000Z')

describe('decideUserNameMoment', () => {
  it('does not count the first user name as a change, but counts the next one', () => {
    expect(decideUserNameMoment({ userName: null, userNameChangedAt: null }, 'noura', now)).toEqual({ changes: null })
    expect(decideUserNameMoment({ userName: 'noura', userNameChangedAt: null }, 'noura_2', now)).toEqual({ changes: now })
  })

  it('allows one change in six calendar months', () => {
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

describe('addressesAfter', () => {
  const noura = { id: 'p', type: 'AGENT', userName: 'Noura' } as const
  const typed = { profileId: 'p', type: 'INFLUENCER', userNameKey: 'noura', until: null } as const

  it('keeps the old name for six months with every type that the profile had, and adds the new name with every former type', () => {
    expect(addressesAfter([typed], noura, 'Sara', now)).toEqual([
      { profileId: 'p', type: 'AGENT', userNameKey: 'noura', until: later },
      { profileId: 'p', type: 'INFLUENCER', userNameKey: 'noura', until: later },
      { profileId: 'p', type: 'INFLUENCER', userNameKey: 'sara', until: null },
    ])
  })

  it('drops expired addresses, and the former address of a name that the profile takes again', () => {
    const over = { ...typed, userNameKey: 'over', until: now }
    const back = { ...typed, userNameKey: 'sara', until: later }
    expect(addressesAfter([over, back], noura, 'Sara', now)).toEqual([
      { profileId: 'p', type: 'AGENT', userNameKey: 'noura', until: later },
    ])
  })

  it('changes nothing if the names differ only in capitals, or if the profile had no name', () => {
    expect(addressesAfter([typed], noura, 'NOURA', now)).toEqual([typed])
    expect(addressesAfter([], { ...noura, userName: null }, 'noura', now)).toEqual([])
  })
})
