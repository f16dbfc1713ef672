import { describe, expect, it } from 'vitest'
import type { ProfileStatus, ProfileType } from '../profiles/types.ts'
import { decideSwitch } from './switch-user.ts'

const now = 1_800_000_000_000
const provisional = {
  status: 'Onboarding' as ProfileStatus,
  onboardingStep: 'SelectAccountType' as const,
  firstName: null as string | null,
  lastName: null,
  userName: null,
}
const target = { id: 'b', userId: 'u', type: 'BRAND' as ProfileType, status: 'Active' as ProfileStatus }
const state = {
  viewer: { userId: 'u', profileId: 'p' },
  target,
  previous: provisional,
  session: { profileId: 'p', revokedAt: null as number | null },
}
const decide = (over: Partial<{ [Name in keyof typeof state]: (typeof state)[Name] | undefined }> = {}) =>
  decideSwitch({ ...state, ...over, viewer: state.viewer }, { profileId: 'b', type: 'BRAND' }, 1000, now)

describe('decideSwitch', () => {
  it('sets the profile of the session and replaces its refresh token', () => {
    expect(decide().changes).toMatchObject({ profileId: 'b', profileType: 'BRAND', rotatedAt: now, expiresAt: now + 1000 })
  })

  it('gives the same error for a profile that does not exist, belongs to another user, is closed or has another type', () => {
    const others = [
      undefined,
      { ...target, userId: 'v' },
      { ...target, status: 'Inactive' as const },
      { ...target, type: 'AGENCY' as const },
    ]
    expect(others.map((one) => decide({ target: one }).problem?.code)).toEqual(others.map(() => 'PROFILE_NOT_FOUND'))
  })

  it('refuses if the session ended or was switched since the request was authorized', () => {
    expect(decide({ session: undefined }).problem?.code).toBe('INVALID_SESSION')
    expect(decide({ session: { ...state.session, revokedAt: 1 } }).problem?.code).toBe('INVALID_SESSION')
    expect(decide({ session: { ...state.session, profileId: 'q' } }).problem?.code).toBe('UN_AUTHORIZED')
  })

  it('removes a previous profile that was never set up, if the switch is to a business', () => {
    expect(decide().changes?.removesPrevious).toBe(true)
    expect(decide({ previous: { ...provisional, firstName: 'Noura' } }).changes?.removesPrevious).toBe(false)
    expect(decide({ previous: { ...provisional, status: 'Rejected' } }).changes?.removesPrevious).toBe(false)
    const own = { ...target, type: 'AGENT' as const }
    expect(decideSwitch({ ...state, target: own }, { profileId: 'b', type: 'AGENT' }, 1000, now).changes?.removesPrevious).toBe(false)
  })
})
