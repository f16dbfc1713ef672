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

describe('decideAnswer', () => {
  const answer = (profileId: string, status: ManagedAccountStatus, from: ManagedAccountStatus = 'Pending') =>
    decideAnswer({ account: account(from), manager }, { profileId, status }, now)

  it('lets the networker change the status, and updates the notification in the networker’s panel', () => {
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
  ] as const)('refuses an answer %s', (_, decision, code) => expect(decision().problem?.code).toBe(code))

  it('lets the networker reject, but not accept, an invitation whose sender is no manager any more', () => {
    for (const gone of [null, { type: 'INFLUENCER' as const }]) {
      const to = (status: 'Accepted' | 'Rejected') =>
        decideAnswer({ account: account('Pending'), manager: gone }, { profileId: 't', status }, now)
      expect(to('Accepted').problem?.code).toBe('MANAGED_ACCOUNT_UPDATE_FAILED')
      expect(to('Rejected').changes?.account.status).toBe('Rejected')
    }
  })
})

describe('managed accounts', () => {
  it('can be removed by either side while they are pending or accepted', () => {
    for (const status of managedAccountStatuses)
      for (const side of ['m', 't'])
        expect(decideRemoval(account(status), side, now).changes?.account.status).toBe(
          status === 'Pending' || status === 'Accepted' ? 'Cancelled' : undefined,
        )
    expect(decideRemoval(account('Pending'), 's', now).problem?.code).toBe('MANAGED_ACCOUNT_NOT_FOUND')
    expect(decideRemoval(null, 'm', now).problem?.code).toBe('MANAGED_ACCOUNT_NOT_FOUND')
  })

  it('are shown only to their manager, and only after they were accepted', () => {
    expect(decideOverview(account('Accepted'), 'm').changes?.id).toBe('a')
    for (const decision of [decideOverview(account('Pending'), 'm'), decideOverview(account('Accepted'), 't'), decideOverview(null, 'm')])
      expect(decision.problem?.code).toBe('MANAGED_ACCOUNT_NOT_FOUND')
  })

  it('end if the account of one side is closed; an upgrade ends only pending invitations', () => {
    const ended = (event: 'upgraded' | 'closed') =>
      managedAccountStatuses.filter((status) => decideEnding(account(status), event, now).changes?.account.status === 'Cancelled')
    expect(ended('upgraded')).toEqual(['Pending'])
    expect(ended('closed')).toEqual(['Pending', 'Accepted'])
    expect(decideEnding(account('Pending'), 'closed', now).changes?.invitationMeta).toEqual({ cancelled_at: toDateTime(now) })
  })
})
