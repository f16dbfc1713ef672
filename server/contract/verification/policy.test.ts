import { describe, expect, it } from 'vitest'
import { attemptWait, hasSubmittedDocuments, refusalToStart, refusalToResubmit } from './policy.ts'

const now = Date.UTC(2026, 2, 15)
const day = 24 * 3600
const check = (status: 'Pending' | 'InReview' | 'Approved' | 'Rejected' | 'Expired', ago = 0) => ({
  type: 'IDENTITY' as const,
  status,
  createdAt: now - ago * 1000,
})

describe('refusalToBegin and attemptWait', () => {
  it.each([
    ['INFLUENCER', 'IdentityVerifying', null],
    ['AGENT', 'Rejected', null],
    ['INFLUENCER', 'AdminVerifying', 'VERIFICATION_CONFLICT'],
    ['INFLUENCER', 'Active', 'NO_CHANGES_TO_UPDATE'],
    ['INFLUENCER', 'Onboarding', 'UNAUTHORIZED_UPDATING'],
    ['INFLUENCER', 'Inactive', 'UNAUTHORIZED_UPDATING'],
    ['BRAND', 'Rejected', 'UNAUTHORIZED_UPDATING'],
  ] as const)('decide on a check of type %s in status %s: %s', (type, status, code) =>
    expect(refusalToStart({ type, status }, false)).toBe(code),
  )

  it('allow a new check after a long absence', () => expect(refusalToStart({ type: 'AGENT', status: 'Active' }, true)).toBeNull())

  it('allow three finished tries in thirty days; the wait ends thirty days after the third last', () => {
    const rule = { attempts: 3, window: 30 * day }
    expect(attemptWait([check('Rejected'), check('Rejected'), check('Expired'), check('Pending')], now, rule)).toBeNull()
    expect(attemptWait([check('Rejected', 29 * day), check('Rejected'), check('InReview')], now, rule)).toBe(day)
    expect(attemptWait([check('Rejected', 30 * day), check('Rejected'), check('Rejected')], now, rule)).toBeNull()
  })
})

describe('documents of a business', () => {
  it.each([
    ['BRAND', 'Rejected', null],
    ['AGENCY', 'AdminVerifying', 'VERIFICATION_CONFLICT'],
    ['BRAND', 'Active', 'NO_CHANGES_TO_UPDATE'],
    ['AGENT', 'Rejected', 'FORBIDDEN'],
  ] as const)('are decided on, if sent again by %s in status %s: %s', (type, status, code) =>
    expect(refusalToResubmit({ type, status }, false)).toBe(code),
  )

  it('are accepted from an active business that must be checked again', () => {
    expect(refusalToResubmit({ type: 'BRAND', status: 'Active' }, true)).toBeNull()
    expect(refusalToResubmit({ type: 'BRAND', status: 'AdminVerifying' }, true)).toBe('VERIFICATION_CONFLICT')
    expect(refusalToResubmit({ type: 'AGENT', status: 'Active' }, true)).toBe('FORBIDDEN')
  })

  it('count as submitted only if a review of the business exists', () => {
    expect(hasSubmittedDocuments([])).toBe(false)
    expect(hasSubmittedDocuments([check('Approved')])).toBe(false)
    expect(hasSubmittedDocuments([{ type: 'BUSINESS', status: 'InReview' }])).toBe(true)
  })
})
