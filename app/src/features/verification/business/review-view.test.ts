import { expect, it } from 'vitest'
import { reviewView } from './review-view.ts'

const review = (status: 'InReview' | 'Approved' | 'Rejected', createdAt = '2026-03-02') => ({ status, createdAt })

it.each([
  ['AdminVerifying', review('InReview'), null, 'waiting'],
  ['Rejected', review('Rejected'), null, 'refused'],
  ['Active', review('Approved'), null, 'approved'],
  ['Active', null, null, 'approved'],
  ['Active', review('Approved', '2025-01-01'), '2026-03-01', 'due'],
  ['Active', null, '2026-03-01', 'due'],
  ['Active', review('InReview'), '2026-03-01', 'waiting'],
  ['Active', review('Rejected'), '2026-03-01', 'refused'],
] as const)('reviewView of a business with state %s, review %j and a recheck due since %s returns %s', (state, last, recheckSince, view) =>
  expect(reviewView({ state, review: last, recheckSince })).toBe(view),
)
