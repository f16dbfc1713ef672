import { expect, it } from 'vitest'
import { otherProfiles } from './otherProfiles.ts'

const noura = { id: 'noura', isActive: true, status: 'IdentityVerifying' } as const
const brand = { id: 'brand', isActive: false, status: 'Active' } as const
const refused = { id: 'refused', isActive: false, status: 'Rejected' } as const
const closed = { id: 'closed', isActive: false, status: 'Inactive' } as const

it('offers all other profiles, even rejected ones, but no closed ones', () => {
  expect(otherProfiles([noura, brand, refused, closed]).map(({ id }) => id)).toEqual(['brand', 'refused'])
})

it('offers nothing to a user with one profile', () => {
  expect(otherProfiles([noura])).toEqual([])
})
