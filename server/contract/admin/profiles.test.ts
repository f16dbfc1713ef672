import { expect, it } from 'vitest'
import { decideLabel, decideMembershipReversion, reversionOutcome } from './profiles.ts'

it('decideLabel changes a label only to a different one', () => {
  const profile = { id: 'p', label: 'Founder' }
  expect(decideLabel(profile, { label: null }).changes).toEqual({
    label: null,
    action: { action: 'admin.profileLabelled', target: 'p', before: { label: 'Founder' }, after: { label: null } },
  })
  expect(decideLabel(profile, { label: 'Founder' }).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  expect(decideLabel(null, { label: 'x' }).problem?.code).toBe('PROFILE_NOT_FOUND')
})

it('decideMembershipReversion reverts only agents who manage nobody', () => {
  const decide = (...state: Parameters<typeof reversionOutcome>) =>
    decideMembershipReversion(reversionOutcome(...state), { profileId: 'p', reason: 'unpaid' })
  expect(decide({ type: 'AGENT' }, false).changes).toMatchObject({
    profile: { type: 'INFLUENCER', isActiveMembership: false },
    action: { before: { type: 'AGENT' }, after: { type: 'INFLUENCER', reason: 'unpaid' } },
  })
  expect(decide({ type: 'AGENT' }, true).problem?.code).toBe('UNAUTHORIZED_UPDATING')
  for (const type of ['INFLUENCER', 'AGENCY', 'BRAND'] as const) expect(decide({ type }, false).problem?.code).toBe('UNAUTHORIZED_UPDATING')
  expect(decide(null, false).problem?.code).toBe('PROFILE_NOT_FOUND')
})
