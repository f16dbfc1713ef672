import { describe, expect, it } from 'vitest'
import { decideInvitation, type InvitationState } from './invitation.ts'

const state: InvitationState = {
  manager: { type: 'AGENT', status: 'Active' },
  talent: { type: 'INFLUENCER', status: 'Active' },
  open: [{ talentId: 'other' }],
  retryAfter: null,
}
const decide = (over: Partial<InvitationState> = {}, max = 2) =>
  decideInvitation({ ...state, ...over }, { managerId: 'm', talentId: 't' }, { id: 'a', now: 5, max })

describe('decideInvitation', () => {
  it('creates a pending invitation and one notification for the networker', () => {
    expect(decide().changes).toEqual({
      account: { id: 'a', managerId: 'm', talentId: 't', status: 'Pending', createdAt: 5, answeredAt: null },
      notification: { profileId: 't', type: 'MANAGED_ACCOUNT_CREATED', referenceId: 'a', senderProfileId: 'm', replacesUnread: true },
    })
  })

  it.each([
    ['by nobody', { manager: null }, 'UNAUTHORIZED_UPDATING'],
    ['by a brand', { manager: { type: 'BRAND', status: 'Active' } }, 'UNAUTHORIZED_UPDATING'],
    ['by an agent nobody can look at', { manager: { type: 'AGENT', status: 'Rejected' } }, 'UNAUTHORIZED_UPDATING'],
    ['by a manager who invites too fast', { retryAfter: 3 }, 'RATE_LIMITED'],
    [
      'by a brand, which is refused as such first',
      { retryAfter: 3, manager: { type: 'BRAND', status: 'Active' } },
      'UNAUTHORIZED_UPDATING',
    ],
    ['of nobody', { talent: null }, 'PROFILE_NOT_FOUND'],
    ['of an agent', { talent: { type: 'AGENT', status: 'Active' } }, 'PROFILE_NOT_FOUND'],
    ['of a networker nobody can look at', { talent: { type: 'INFLUENCER', status: 'Onboarding' } }, 'PROFILE_NOT_FOUND'],
    ['of one who is invited already', { open: [{ talentId: 't' }, { talentId: 'u' }] }, 'MANAGED_ACCOUNT_CONFLICT'],
  ] as const)('refuses an invitation %s', (_, over, code) => expect(decide(over).problem?.code).toBe(code))

  it('refuses an invitation beyond the limit, and returns the limit', () => {
    expect(decide({}, 1).problem?.extensions).toEqual({
      code: 'DTO_VALIDATION_ERROR',
      fields: [{ path: 'profileId', rule: 'maxItems', params: { max: 1 } }],
    })
  })
})
