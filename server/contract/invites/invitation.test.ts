import { describe, expect, it } from 'vitest'
import { defaultSetting } from '../settings/settings.ts'
import { decideInvitation, noticeOf } from './invitation.ts'
import type { FriendInvitationRecord } from './record.ts'

const day = 86_400_000
const now = 1_800_000_000_000
const request = { id: 'new', inviterId: 'u', mobileNo: '+966512345678' }
const before = (createdAt: number, status: FriendInvitationRecord['status'] = 'Pending'): FriendInvitationRecord => ({
  ...request,
  id: 'old',
  status,
  createdAt,
})
const decide = (over: Partial<Parameters<typeof decideInvitation>[0]>) =>
  decideInvitation(
    { ownNumber: '+966500000001', previous: undefined, retryAfter: null, ...over },
    request,
    (key) => defaultSetting(key, 'live'),
    now,
  )

describe('inviting a friend', () => {
  it('creates one invitation per number; it may be sent again after thirty days', () => {
    expect(decide({}).changes).toEqual({ ...request, status: 'Pending', createdAt: now })
    expect(decide({ previous: before(now - 30 * day) }).changes).toEqual({ ...request, id: 'old', status: 'Pending', createdAt: now })
  })

  it('is refused for the inviter’s own number, again within thirty days, after an acceptance, and beyond the rate limit', () => {
    expect(decide({ ownNumber: request.mobileNo }).problem).toMatchObject({ code: 'USER_ALREADY_EXIST', fields: [{ rule: 'ownNumber' }] })
    expect(decide({ previous: before(now - 30 * day + 1), retryAfter: 5 }).problem?.code).toBe('USER_ALREADY_INVITED')
    expect(decide({ previous: before(0, 'Accepted') }).problem?.code).toBe('USER_ALREADY_INVITED')
    expect(decide({ retryAfter: 5 }).problem).toMatchObject({ code: 'RATE_LIMITED', params: { retryAfter: 5 } })
  })

  it('notifies a member in the panel and anybody else by text message, or nobody if others invited the number recently', () => {
    const profiles = [{ id: 'p', type: 'AGENT', status: 'Active', createdAt: 1 }] as const
    expect(noticeOf({ wasInvitedByOthers: false, profiles })).toEqual({ kind: 'notification', profileId: 'p' })
    expect(noticeOf({ wasInvitedByOthers: false, profiles: [] })).toEqual({ kind: 'text' })
    expect(noticeOf({ wasInvitedByOthers: true, profiles })).toEqual({ kind: 'none' })
  })
})
