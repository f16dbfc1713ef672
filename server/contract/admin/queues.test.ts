import { expect, it } from 'vitest'
import { Problem } from '../errors/problem.ts'
import { acceptCaseKind, caseStatusOf, decideAdmissionActions, reviewAction } from './queues.ts'

it('decideAdmissionActions logs every admitted entry, and refuses if no entry was admitted', () => {
  const after = JSON.parse('{ "admitted": true, "asked": { "next": 2 } }') as unknown
  expect(decideAdmissionActions(['a', 'b'], { next: 2 }).changes?.actions.map((action) => [action.target, action.after])).toEqual([
    ['a', after],
    ['b', after],
  ])
  expect(decideAdmissionActions([], 'chosen').problem?.code).toBe('NO_CHANGES_TO_UPDATE')
})

it('acceptCaseKind refuses unknown kinds of cases, and caseStatusOf returns null for a check that needs no reviewer', () => {
  expect(acceptCaseKind(undefined)).toBeNull()
  expect(acceptCaseKind('BUSINESS')).toBe('BUSINESS')
  expect(() => acceptCaseKind('PASSPORT')).toThrow(Problem)
  expect(caseStatusOf({ status: 'Approved' })).toBe('Approved')
  expect(caseStatusOf({ status: 'Expired' })).toBeNull()
})

it('reviewAction logs a decided case with the reason and without any name', () => {
  const before = { id: 'v', profileId: 'p', status: 'InReview', rejectionReason: null } as const
  expect(reviewAction(before, { ...before, status: 'Rejected', rejectionReason: 'expired' })).toEqual({
    action: 'admin.caseRejected',
    target: 'v',
    before: { status: 'InReview', profileId: 'p' },
    after: { status: 'Rejected', rejectionReason: 'expired' },
  })
})
