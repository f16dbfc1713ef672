import { describe, expect, it } from 'vitest'
import { viewerGroupFields } from './fields.ts'

describe('viewerGroupFields', () => {
  const missing = viewerGroupFields(null, null)

  it('returns a member’s role and both privacy settings, even in a hidden group', () => {
    expect(viewerGroupFields({ isPrivate: true, isDiscoverable: false }, 'Admin')).toEqual({
      userRole: 'Admin',
      isGroupPrivate: true,
      isGroupDiscoverable: false,
    })
  })

  it('returns the role Visitor for everybody else if the group is discoverable', () => {
    expect(viewerGroupFields({ isPrivate: true, isDiscoverable: true }, null)).toEqual({
      userRole: 'Visitor',
      isGroupPrivate: true,
      isGroupDiscoverable: true,
    })
  })

  it('returns the same nulls for a hidden group as for a group that does not exist', () => {
    expect(viewerGroupFields({ isPrivate: false, isDiscoverable: false }, null)).toEqual(missing)
    expect(missing).toEqual({ userRole: null, isGroupPrivate: null, isGroupDiscoverable: null })
  })
})
