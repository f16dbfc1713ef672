import { describe, expect, it } from 'vitest'
import { toDateTime } from '../profiles/fields.ts'
import { decideAnswer, decideEnding, decideOverview, decideRemoval } from './changes.ts'
import { managedAccountStatuses, type ManagedAccountRecord, type ManagedAccountStatus } from './record.ts'

const now = Date.UTC(2025, 10, 20, 9)
const account = (status: ManagedAccountStatus): ManagedAccountRecord => ({
  id: 'a',
  managerId: 'm',
  talentId: 't',
  status,
  createdAt: 1,
  answeredAt: null,
})
const manager = { type: 'AGENT' } as const

describe('the answer to an invitation', () => {
  const answer = (profileId: string, status: ManagedAccountStatus, from: ManagedAccountStatus = 'Pending') =>
    decideAnswer({ account: account(from), manager }, { profileId, status }, now)

  it('is the networker’s, and the line in their panel says it too', () => {
    expect(answer('t', 'Accepted').changes).toEqual({
      account: { ...account('Accepted'), answeredAt: now },
      invitationMeta: { accepted_at: toDateTime(now) },
    })
    expect(answer('t', 'Rejected').changes?.invitationMeta).toEqual({ rejected_at: toDateTime(now) })
  })

  it.each([
    ['by the manager', () => answer('m', 'Accepted'), 'UNAUTHORIZED_UPDATING'],
    ['by somebody else', () => answer('s', 'Accepted'), 'MANAGED_ACCOUNT_NOT_FOUND'],
    ['that is none', () => answer('t', 'Cancelled'), 'DTO_VALIDATION_ERROR'],
    ['to what was answered', () => answer('t', 'Accepted', 'Rejected'), 'MANAGED_ACCOUNT_UPDATE_FAILED'],
  ] as const)('%s is refused', (_, decision, code) => expect(decision().problem?.code).toBe(code))

  it('may be no to who stopped being a manager, and cannot be yes', () => {
    for (const gone of [null, { type: 'INFLUENCER' as const }]) {
      const to = (status: 'Accepted' | 'Rejected') =>
        decideAnswer({ account: account('Pending'), manager: gone }, { profileId: 't', status }, now)
      expect(to('Accepted').problem?.code).toBe('MANAGED_ACCOUNT_UPDATE_FAILED')
      expect(to('Rejected').changes?.account.status).toBe('Rejected')
    }
  })
})

describe('a managed account', () => {
  it('is withdrawn by either side while it is open', () => {
    for (const status of managedAccountStatuses)
      for (const side of ['m', 't'])
        expect(decideRemoval(account(status), side, now).changes?.account.status).toBe(
          status === 'Pending' || status === 'Accepted' ? 'Cancelled' : undefined,
        )
    expect(decideRemoval(account('Pending'), 's', now).problem?.code).toBe('MANAGED_ACCOUNT_NOT_FOUND')
    expect(decideRemoval(null, 'm', now).problem?.code).toBe('MANAGED_ACCOUNT_NOT_FOUND')
  })

  it('is opened by its manager alone, once it was accepted', () => {
    expect(decideOverview(account('Accepted'), 'm').changes?.id).toBe('a')
    for (const decision of [decideOverview(account('Pending'), 'm'), decideOverview(account('Accepted'), 't'), decideOverview(null, 'm')])
      expect(decision.problem?.code).toBe('MANAGED_ACCOUNT_NOT_FOUND')
  })

  it('ends with a closed account; an upgrade ends invitations alone', () => {
    const ended = (event: 'upgraded' | 'closed') =>
      managedAccountStatuses.filter((status) => decideEnding(account(status), event, now).changes?.account.status === 'Cancelled')
    expect(ended('upgraded')).toEqual(['Pending'])
    expect(ended('closed')).toEqual(['Pending', 'Accepted'])
    expect(decideEnding(account('Pending'), 'closed', now).changes?.invitationMeta).toEqual({ cancelled_at: toDateTime(now) })
  })
})
