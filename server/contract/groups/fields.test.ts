import { describe, expect, it } from 'vitest'
import { standingIn } from './fields.ts'

describe('what a caller may know of a group', () => {
  const missing = standingIn(null, null)

  it('is the role and both switches for a member, even of a hidden group', () => {
    expect(standingIn({ isPrivate: true, isDiscoverable: false }, 'Admin')).toEqual({
      userRole: 'Admin',
      isGroupPrivate: true,
      isGroupDiscoverable: false,
    })
  })

  it('is the role of a visitor for others, where the group can be discovered', () => {
    expect(standingIn({ isPrivate: true, isDiscoverable: true }, null)).toEqual({
      userRole: 'Visitor',
      isGroupPrivate: true,
      isGroupDiscoverable: true,
    })
  })

  it('is the same for a hidden group as for none', () => {
    expect(standingIn({ isPrivate: false, isDiscoverable: false }, null)).toEqual(missing)
    expect(missing).toEqual({ userRole: null, isGroupPrivate: null, isGroupDiscoverable: null })
  })
})
