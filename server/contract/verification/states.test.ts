import { describe, expect, it } from 'vitest'
import { individualMachine, nextState } from '../profiles/states.ts'
import { demoOutcome } from './demo.ts'
import { identityEvent, inquiryStatuses, isOverdue, meaningOf, statusOfInquiry } from './states.ts'
import type { VerificationStatus } from './states.ts'

const now = Date.UTC(2026, 2, 15)
const days = (count: number) => count * 24 * 3_600_000
const check = (status: VerificationStatus, ago = 0) => ({ type: 'IDENTITY' as const, status, createdAt: now - ago })

describe('statuses of the identity provider', () => {
  it('each have one of our statuses', () => expect(Object.keys(statusOfInquiry).toSorted()).toEqual(inquiryStatuses.toSorted()))

  it('leave a check pending at `completed` if the provider also reviews', () => {
    expect(meaningOf('completed', true)).toBe('Pending')
    expect(meaningOf('completed', false)).toBe('Approved')
    expect(meaningOf('approved', true)).toBe('Approved')
  })
})

describe('identityEvent', () => {
  it.each([
    ['an approval and an account let them in', 'IdentityVerifying', [check('Approved')], 1, 'identityApproved', 'Active'],
    ['an approval waits for an account', 'IdentityVerifying', [check('Approved')], 0, null, null],
    ['a reviewer’s approval lets them in', 'AdminVerifying', [check('Approved')], 1, 'reviewApproved', 'Active'],
    ['a doubt goes to a reviewer', 'IdentityVerifying', [check('InReview')], 1, 'identityNeedsReview', 'AdminVerifying'],
    ['one refusal may be tried again', 'IdentityVerifying', [check('Rejected')], 1, null, null],
    ['two refusals too', 'IdentityVerifying', [check('Rejected'), check('Rejected')], 1, null, null],
    [
      'the third refusal ends it',
      'IdentityVerifying',
      [check('Rejected'), check('Rejected'), check('Rejected')],
      1,
      'identityRefused',
      'Rejected',
    ],
    [
      'refusals of long ago do not count',
      'IdentityVerifying',
      [check('Rejected', days(31)), check('Rejected'), check('Rejected')],
      1,
      null,
      null,
    ],
    ['an unfinished one says nothing', 'IdentityVerifying', [check('Pending'), check('Rejected'), check('Rejected')], 1, null, null],
  ] as const)('%s', (_, status, checks, links, event, after) => {
    expect(identityEvent(status, checks, links, now, { attempts: 3, window: 30 * 24 * 3600 })).toBe(event)
    expect(event && nextState(individualMachine, status, event)).toBe(after)
  })
})

it('isOverdue is true after the due time without a decision', () => {
  expect(isOverdue({ status: 'InReview', dueAt: now - 1 }, now)).toBe(true)
  expect(isOverdue({ status: 'InReview', dueAt: now }, now)).toBe(false)
  expect(isOverdue({ status: 'Approved', dueAt: now - 1 }, now)).toBe(false)
})

it('demoOutcome returns no result for an inquiry that is final', () => {
  expect(inquiryStatuses.filter((status) => demoOutcome(status, '1234') !== null)).toEqual(['created', 'pending'])
  expect(['1230', '1238', '1239'].map((number) => demoOutcome('pending', number))).toEqual(['approved', 'needs_review', 'declined'])
})
