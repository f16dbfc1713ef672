import { describe, expect, it } from 'vitest'
import { typedAccountId } from '../social/record.ts'
import { decideRemoval, decideSubmission, type SubmissionState } from './submit.ts'

const now = Date.parse('2026-11-30T09:00:00Z')
const ids = { id: 'case', caseId: 'k7', profileId: 'reem', now }
const input = { number: '11820477', expiresOn: '2027-03-14', accountIds: ['instagram'] }
const free: SubmissionState = { checks: [], accounts: [{ id: 'instagram', socialProfileId: 'ig:1' }], isNumberTaken: false }
const problemOf = (state: Partial<SubmissionState>, changes: Partial<typeof input> = {}) =>
  decideSubmission({ ...free, ...state }, { ...input, ...changes }, ids).problem

describe('decideSubmission', () => {
  it('opens a case of three working days, with the licence and its accounts', () => {
    const { changes } = decideSubmission(free, input, ids)
    expect(changes?.licence).toEqual({ id: 'case', profileId: 'reem', number: '11820477', expiresOn: '2027-03-14', removedAt: null })
    expect(changes?.verification).toMatchObject({
      id: 'case',
      type: 'LICENCE',
      status: 'InReview',
      referenceId: 'lic_k7',
      reviewedAt: null,
    })
    expect(changes?.verification.dueAt).toBeGreaterThan(now)
    expect(changes?.accountIds).toEqual(['instagram'])
  })

  it('accepts a licence beside an identity check that is open', () => {
    expect(problemOf({ checks: [{ type: 'IDENTITY', status: 'Pending' }] })).toBeUndefined()
  })

  it('refuses a second licence while one is under review', () => {
    expect(problemOf({ checks: [{ type: 'LICENCE', status: 'InReview' }] })?.code).toBe('VERIFICATION_CONFLICT')
    expect(problemOf({ checks: [{ type: 'LICENCE', status: 'Approved' }] })).toBeUndefined()
  })

  it('refuses the account of another profile, and an account that was only typed', () => {
    expect(problemOf({}, { accountIds: ['instagram', 'another'] })?.fields).toEqual([{ path: 'accountIds', rule: 'unknownValue' }])
    const typed = [{ id: 'instagram', socialProfileId: typedAccountId('reem', 'reem') }]
    expect(problemOf({ accounts: typed })?.fields).toEqual([{ path: 'accountIds', rule: 'unknownValue' }])
  })

  it('refuses a number that another profile has', () => {
    expect(problemOf({ isNumberTaken: true })?.fields).toEqual([{ path: 'number', rule: 'licenceTaken' }])
  })
})

describe('decideRemoval', () => {
  it('removes every licence and withdraws the open case', () => {
    const licences = [
      { id: 'new', removedAt: null, status: 'InReview' as const },
      { id: 'old', removedAt: null, status: 'Approved' as const },
      { id: 'gone', removedAt: 5, status: 'Approved' as const },
    ]
    expect(decideRemoval(licences).changes).toEqual({ removed: ['new', 'old'], withdrawn: 'new' })
  })

  it('refuses if nothing is left to remove', () => {
    expect(decideRemoval([{ id: 'gone', removedAt: 5, status: 'Approved' }]).problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })
})
