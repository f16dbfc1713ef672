import { expect, it } from 'vitest'
import { canBeChecked, recheckOf } from './recheck.ts'
import { anySubject } from './testing/any.ts'

it('recheckOf returns null for an account that was not away', () => expect(recheckOf(anySubject())).toBeNull())

it.each([
  ['a person by their identity', 'AGENT', true, 'IDENTITY'],
  ['a business by the identity of its person', 'BRAND', true, 'OTHER_PROFILE'],
  ['a business alone on its account by its documents', 'AGENCY', false, 'DOCUMENTS'],
] as const)('recheckOf after a long absence: %s', (_, type, hasPerson, way) =>
  expect(recheckOf(anySubject({ type, hasPerson, identityRecheckSince: 7 }))).toEqual({ since: 7, way }),
)

it('canBeChecked is true for profiles of people between the waiting list and their closing', () => {
  expect(canBeChecked({ type: 'INFLUENCER', status: 'Active' })).toBe(true)
  expect(canBeChecked({ type: 'AGENT', status: 'Rejected' })).toBe(true)
  expect(canBeChecked({ type: 'INFLUENCER', status: 'Onboarding' })).toBe(false)
  expect(canBeChecked({ type: 'INFLUENCER', status: 'Inactive' })).toBe(false)
  expect(canBeChecked({ type: 'BRAND', status: 'Active' })).toBe(false)
})
