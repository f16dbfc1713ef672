import { describe, expect, it } from 'vitest'
import { defaultSetting } from '../settings/settings.ts'
import type { JoiningProfile } from './account.ts'
import { decideJoin, decideTask, mayBeAdmitted, withAcceptedInvitation } from './waiting-list-decisions.ts'
import type { WaitingListRecord } from './record.ts'

const now = 1_800_000_000_000
const profile: JoiningProfile = { id: 'p', userId: 'u', type: 'INFLUENCER', status: 'Onboarding', onboardingStep: 'ConnectSocialMedia' }
const waiting: JoiningProfile = { ...profile, onboardingStep: 'WaitForAdmission' }
const entry: WaitingListRecord = {
  id: 'e',
  userId: 'u',
  profileId: 'p',
  joinedAt: now,
  admittedAt: null,
  acceptedInvitations: 2,
  wasInvited: true,
  doneTasks: [],
}

describe('decideJoin', () => {
  const state = { profile, entry: null, hasSocialLink: true, invitations: { acceptedInvitations: 2, wasInvited: true } }
  const join = (over: Partial<Parameters<typeof decideJoin>[0]>, mode: 'live' | 'demo' = 'live') =>
    decideJoin({ ...state, ...over }, 'e', (key) => defaultSetting(key, mode), now)

  it('creates an entry that includes invitations accepted before', () => {
    expect(join({}).changes).toEqual({ kind: 'joined', entry, autoAt: null })
  })

  it('sets an automatic admission after ten seconds in demo mode', () => {
    expect(join({}, 'demo').changes).toMatchObject({ autoAt: now + 10_000 })
  })

  it('returns the existing entry on a second call', () => {
    expect(join({ entry, profile: waiting, hasSocialLink: false }).changes).toEqual({ kind: 'known', entry })
  })

  it('refuses without a connected account, before the account is set up, after admission, and for businesses', () => {
    expect(join({ hasSocialLink: false }).problem?.code).toBe('SOCIAL_LINK_NOT_FOUND')
    const others: (JoiningProfile | undefined)[] = [
      { ...profile, onboardingStep: 'SelectAccountType' },
      { ...profile, status: 'Active', onboardingStep: null },
      { ...profile, type: 'BRAND', status: 'Active', onboardingStep: null },
      undefined,
    ]
    expect(others.map((one) => join({ profile: one }).problem?.code)).toEqual(others.map(() => 'UNAUTHORIZED_UPDATING'))
  })
})

describe('entries of the waiting list', () => {
  it('count each task once, and no task after the admission', () => {
    const once = decideTask(entry, 'JOIN_COMMUNITY').changes
    expect(once).toMatchObject({ doneTasks: ['JOIN_COMMUNITY'] })
    expect(once && decideTask(once, 'JOIN_COMMUNITY').changes).toBe(once)
    const admitted = { ...entry, admittedAt: now }
    expect(decideTask(admitted, 'JOIN_COMMUNITY').changes).toBe(admitted)
    expect(decideTask(null, 'JOIN_COMMUNITY').problem?.code).toBe('UNAUTHORIZED_UPDATING')
  })

  it('count accepted invitations until the admission', () => {
    expect(withAcceptedInvitation(entry).acceptedInvitations).toBe(3)
    expect(withAcceptedInvitation({ ...entry, admittedAt: now }).acceptedInvitations).toBe(2)
  })

  it('can be admitted only once, and not while the profile is inactive', () => {
    expect(mayBeAdmitted(entry, waiting)).toBe(true)
    expect(mayBeAdmitted({ ...entry, admittedAt: now }, waiting)).toBe(false)
    expect(mayBeAdmitted(entry, { ...waiting, status: 'Inactive', onboardingStep: null })).toBe(false)
    expect(mayBeAdmitted(entry, undefined)).toBe(false)
  })
})
