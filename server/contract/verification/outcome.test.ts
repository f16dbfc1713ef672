import { describe, expect, it } from 'vitest'
import { abandonedStatus, decideOutcome, dueFrom, reportedStatus } from './outcome.ts'
import type { VerificationStatus } from './states.ts'
import type { VerificationSubject } from './subject.ts'
import { anyCheck, anySubject, attemptRule as rule, now } from './testing/any.ts'

const check = anyCheck()
const decide = (status: VerificationStatus, over: Partial<VerificationSubject> = {}, from = check) =>
  decideOutcome({ subject: anySubject(over), checks: [from] }, from, { status }, { now, rule })

describe('decideOutcome', () => {
  it('approves a person with a connected account and notifies them', () => {
    expect(decide('Approved').changes).toEqual({
      check: { ...check, status: 'Approved', reviewedAt: now },
      reviewedBy: null,
      endsRecheck: false,
      events: ['identityApproved'],
      notification: { profileId: 'p', type: 'IDENTITY_VERIFICATION_APPROVED', referenceId: 'c' },
    })
  })

  it('does not approve a person before the first account is connected', () => {
    expect(decide('Approved', { socialLinks: 0 }).changes?.events).toEqual([])
  })

  it('gives a doubtful check to a reviewer without a notification; the review is due in three working days', () => {
    expect(decide('InReview').changes).toMatchObject({
      check: { status: 'InReview', dueAt: dueFrom(now), reviewedAt: null },
      events: ['identityNeedsReview'],
      notification: null,
    })
    expect(dueFrom(now) - now).toBe(3 * 24 * 3_600_000)
  })

  it('completes the recheck of an account that was unused for too long if the check is approved', () => {
    expect(decide('Approved', { status: 'Active', identityRecheckSince: 1 }).changes?.endsRecheck).toBe(true)
    expect(decide('Rejected', { status: 'Active', identityRecheckSince: 1 }).changes?.endsRecheck).toBe(false)
  })

  it('includes the new refusal when it counts to three refusals', () => {
    const earlier = ['a', 'b'].map((id) => anyCheck({ id, status: 'Rejected' }))
    const outcome = (checks: readonly (typeof check)[]) =>
      decideOutcome({ subject: anySubject(), checks: [check, ...checks] }, check, { status: 'Rejected' }, { now, rule }).changes
    expect(outcome(earlier)?.events).toEqual(['identityRefused'])
    expect(outcome(earlier.slice(1))?.events).toEqual([])
  })

  it('never changes a final status, and never lets a check under review expire', () => {
    for (const status of ['Pending', 'InReview', 'Approved', 'Rejected', 'Expired'] as const)
      for (const from of ['Approved', 'Rejected', 'Expired'] as const)
        expect(decide(status, {}, anyCheck({ status: from })).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
    expect(decide('Expired', {}, anyCheck({ status: 'InReview' })).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })

  it('returns no events if the profile was removed', () => {
    expect(decideOutcome({ subject: null, checks: [check] }, check, { status: 'Approved' }, { now, rule }).changes).toMatchObject({
      events: [],
      endsRecheck: false,
    })
  })
})

describe('reports of the provider', () => {
  it('count only for the check of their own profile', () => {
    expect(reportedStatus(check, { profileId: 'p', status: 'approved' }, false)).toBe('Approved')
    expect(reportedStatus(check, { profileId: 'q', status: 'approved' }, false)).toBeNull()
    expect(reportedStatus(anyCheck({ type: 'BUSINESS' }), { profileId: 'p', status: 'approved' }, false)).toBeNull()
  })

  it('decide a check that is not resumed if they contain a result; otherwise the check expires', () => {
    const abandoned = (status: 'pending' | 'declined' | 'expired' | 'needs_review') =>
      abandonedStatus(check, { profileId: 'p', status }, false)
    expect((['pending', 'declined', 'expired', 'needs_review'] as const).map(abandoned)).toEqual([
      'Expired',
      'Rejected',
      'Expired',
      'InReview',
    ])
    expect(abandonedStatus(check, null, false)).toBe('Expired')
    expect(abandonedStatus(check, { profileId: 'q', status: 'approved' }, false)).toBe('Expired')
  })
})
