import { describe, expect, it } from 'vitest'
import { decideInquiry, decideOwnCheck, decideOwnInquiry, inquiryRefusal, isResumable, pendingCheck } from './inquiry.ts'
import { anyCheck, anySubject, attemptRule as rule, now } from './testing/any.ts'

const at = { id: 'new', now, rule }
const inquiry = { profileId: 'p', inquiryId: 'inq_new' }
const state = { subject: anySubject(), checks: [] }

describe('decideInquiry', () => {
  it('stores a pending check, and lets a rejected profile start again', () => {
    expect(decideInquiry({ ...state, subject: anySubject({ status: 'Rejected' }) }, inquiry, at).changes).toEqual({
      check: anyCheck({ id: 'new', status: 'Pending', referenceId: 'inq_new', createdAt: now }),
      event: 'newInquiry',
    })
  })

  it.each([
    ['of a profile that is gone', { subject: null }, 'PROFILE_NOT_FOUND'],
    ['of a business', { subject: anySubject({ type: 'BRAND' }) }, 'UNAUTHORIZED_UPDATING'],
    ['of who has passed it', { subject: anySubject({ status: 'Active' }) }, 'NO_CHANGES_TO_UPDATE'],
    ['after three refusals', { checks: [1, 2, 3].map((ago) => anyCheck({ status: 'Rejected', createdAt: now - ago })) }, 'RATE_LIMITED'],
  ] as const)('refuses a check %s, both before and after the provider began the inquiry', (_, over, code) => {
    expect(inquiryRefusal({ ...state, ...over }, now, rule)?.code).toBe(code)
    expect(decideInquiry({ ...state, ...over }, inquiry, at).problem?.code).toBe(code)
  })

  it('allows a new check of an active profile that is due for one after a long absence', () => {
    const subject = anySubject({ status: 'Active', identityRecheckSince: 1 })
    expect(inquiryRefusal({ ...state, subject }, now, rule)).toBeNull()
  })

  it('stores an inquiry once even if several tabs began it, and refuses a second inquiry', () => {
    const checks = [anyCheck({ status: 'Pending', referenceId: 'inq_new' })]
    expect(decideInquiry({ ...state, checks }, inquiry, at).changes).toEqual({ check: null, event: 'newInquiry' })
    expect(decideInquiry({ ...state, checks }, { ...inquiry, inquiryId: 'inq_other' }, at).problem?.code).toBe('VERIFICATION_CONFLICT')
    const over = [anyCheck({ status: 'Expired', referenceId: 'inq_new' })]
    expect(decideInquiry({ ...state, checks: over }, inquiry, at).problem?.code).toBe('VERIFICATION_CONFLICT')
  })

  it('keeps a pending check resumable for a day', () => {
    const day = 24 * 3_600_000
    expect([day - 1, day].map((ago) => isResumable(anyCheck({ createdAt: now - ago }), now))).toEqual([true, false])
    expect(pendingCheck([anyCheck({ status: 'Expired' }), anyCheck({ id: 'pending', status: 'Pending' })])?.id).toBe('pending')
  })
})

describe('checks found by their inquiry', () => {
  const [own, open] = [
    anyCheck({ id: 'own', referenceId: 'inq_1', status: 'Expired' }),
    anyCheck({ id: 'open', referenceId: 'inq_2', status: 'InReview' }),
  ]

  it('are found only by their owner', () => {
    expect(decideOwnCheck([own], 'inq_1').changes).toEqual(own)
    expect(decideOwnCheck([own], 'inq_9').problem?.code).toBe('VERIFICATION_ID_INVALID')
    expect(decideOwnCheck([anyCheck({ type: 'BUSINESS', referenceId: 'inq_1' })], 'inq_1').problem?.code).toBe('VERIFICATION_ID_INVALID')
  })

  it('are refused if another check is open', () => {
    expect(decideOwnCheck([own, open], 'inq_1').problem?.code).toBe('VERIFICATION_CONFLICT')
    expect(decideOwnCheck([own, open], 'inq_2').changes).toEqual(open)
  })

  it('are returned by decideOwnInquiry only if the provider knows the same profile', () => {
    expect(decideOwnInquiry(own, { profileId: 'p', status: 'approved' }).changes?.status).toBe('approved')
    expect(decideOwnInquiry(own, { profileId: 'q', status: 'approved' }).problem?.code).toBe('VERIFICATION_ID_INVALID')
    expect(decideOwnInquiry(own, null).problem?.code).toBe('VERIFICATION_NOT_FOUND')
  })
})
