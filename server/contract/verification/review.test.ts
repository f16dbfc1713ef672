import { describe, expect, it } from 'vitest'
import { decideReview, type Review } from './review.ts'
import type { VerificationRecord } from './record.ts'
import { anyCheck, anySubject, attemptRule as rule, now } from './testing/any.ts'

const at = { reviewer: 'admin:r', now, rule }
const business = anyCheck({ type: 'BUSINESS', status: 'InReview' })
const person = anyCheck({ status: 'InReview' })
const brand = anySubject({ type: 'BRAND', status: 'AdminVerifying' })
const networker = anySubject({ status: 'AdminVerifying' })
const no: Review = { approve: false, reason: ' Too blurred. ' }

const decide = (check: VerificationRecord | null, subject: typeof brand | null, review: Review) =>
  decideReview({ check, subject, checks: check ? [check] : [] }, review, at)

describe('decideReview', () => {
  it('approves a business and notifies its owner', () => {
    expect(decide(business, brand, { approve: true }).changes).toEqual({
      check: { ...business, status: 'Approved', reviewedAt: now },
      reviewedBy: 'admin:r',
      endsRecheck: false,
      events: ['reviewApproved'],
      notification: { profileId: 'p', type: 'ADMIN_BUSINESS_VERIFICATION_APPROVED', referenceId: 'c' },
    })
  })

  it('completes the recheck of a business without a person if its new documents are approved', () => {
    const due = { ...brand, status: 'Active', identityRecheckSince: business.createdAt, hasPerson: false } as const
    const ends = (subject: typeof brand, review: Review = { approve: true }) => decide(business, subject, review).changes?.endsRecheck
    expect(ends(due)).toBe(true)
    expect(ends(due, no)).toBe(false)
    expect(ends({ ...due, identityRecheckSince: business.createdAt + 1 })).toBe(false)
    expect(ends({ ...due, hasPerson: true })).toBe(false)
  })

  it('rejects a business with the reason in the notification', () => {
    expect(decide(business, brand, no).changes).toMatchObject({
      check: { status: 'Rejected', rejectionReason: 'Too blurred.' },
      events: ['reviewRejected'],
      notification: { type: 'ADMIN_BUSINESS_VERIFICATION_REJECTED', meta: { message: 'Too blurred.' } },
    })
  })

  it('approves a person, or rejects the person at the first refusal', () => {
    expect(decide(person, networker, { approve: true }).changes).toMatchObject({
      reviewedBy: 'admin:r',
      events: ['reviewApproved'],
      notification: { type: 'IDENTITY_VERIFICATION_APPROVED' },
    })
    expect(decide(person, networker, no).changes).toMatchObject({
      events: ['reviewRejected'],
      notification: { type: 'IDENTITY_VERIFICATION_REJECTED', meta: { message: 'Too blurred.' } },
    })
  })

  it.each([
    ['without a reason', business, brand, { approve: false, reason: ' ' }, 'DTO_VALIDATION_ERROR'],
    ['on an unknown case', null, null, { approve: true }, 'VERIFICATION_NOT_FOUND'],
    ['on a profile that is gone', business, null, { approve: true }, 'USER_SUSPENDED'],
    ['on a closed profile', business, { ...brand, status: 'Inactive' }, { approve: true }, 'USER_SUSPENDED'],
    ['on a suspended account', business, { ...brand, suspendedAt: 1 }, { approve: true }, 'USER_SUSPENDED'],
    ['on what was decided', { ...business, status: 'Approved' }, brand, { approve: true }, 'NO_CHANGES_TO_UPDATE'],
  ] as const)('refuses a decision %s', (_, check, subject, review, code) => expect(decide(check, subject, review).problem?.code).toBe(code))
})
