import { describe, expect, it } from 'vitest'
import { verifyCard, verifyKnots } from './verify-state.ts'

type Facts = Parameters<typeof verifyCard>[0]
const check = (status: Facts['verifications'][number]['status'], more: Partial<Facts['verifications'][number]> = {}) =>
  ({ type: 'IDENTITY', status, createdAt: '2025-11-18T09:00:00.000Z', ...more }) as const
const person: Facts = { type: 'INFLUENCER', status: 'IdentityVerifying', verifications: [], hasSocialLink: false }
const brand: Facts = { type: 'BRAND', status: 'AdminVerifying', verifications: [], hasSocialLink: false }

describe('verifyCard of a person', () => {
  it('asks for both steps, identity first', () => {
    expect(verifyCard(person)).toEqual({
      kind: 'person',
      stepsLeft: 2,
      next: 'identity',
      reason: null,
      steps: [
        { name: 'identity', state: 'open' },
        { name: 'social', state: 'open' },
      ],
    })
  })

  it('puts the finished step first and asks for the other step', () => {
    expect(verifyCard({ ...person, hasSocialLink: true })).toMatchObject({
      stepsLeft: 1,
      next: 'identity',
      steps: [
        { name: 'social', state: 'done' },
        { name: 'identity', state: 'open' },
      ],
    })
    expect(verifyCard({ ...person, verifications: [check('Approved')] })).toMatchObject({
      stepsLeft: 1,
      next: 'social',
      steps: [
        { name: 'identity', state: 'done' },
        { name: 'social', state: 'open' },
      ],
    })
  })

  it('does not ask for a step that a reviewer is checking', () => {
    expect(verifyCard({ ...person, status: 'AdminVerifying', verifications: [check('InReview')] })).toMatchObject({
      next: 'social',
      stepsLeft: 1,
    })
    expect(verifyCard({ ...person, status: 'AdminVerifying', hasSocialLink: true, verifications: [check('InReview')] })).toMatchObject({
      next: null,
      stepsLeft: 0,
      steps: [
        { name: 'social', state: 'done' },
        { name: 'identity', state: 'inReview' },
      ],
    })
  })

  it('counts an approval even if a later inquiry expired', () => {
    const later = check('Expired', { createdAt: '2025-11-19T09:00:00.000Z' })
    expect(verifyCard({ ...person, verifications: [check('Approved'), later] })).toMatchObject({ next: 'social' })
  })

  it('returns the reason of the last refusal and allows another try', () => {
    const refused = check('Rejected', { rejectionReason: 'The photo is too dark.', createdAt: '2025-11-19T09:00:00.000Z' })
    expect(verifyCard({ ...person, status: 'Rejected', verifications: [check('Expired'), refused] })).toMatchObject({
      next: 'identity',
      reason: 'The photo is too dark.',
    })
  })

  it.each(['Pending', 'Expired'] as const)('still asks for identity while the inquiry is %s', (status) => {
    expect(verifyCard({ ...person, verifications: [check(status)] })).toMatchObject({ next: 'identity', stepsLeft: 2 })
  })
})

describe('verifyCard of a business', () => {
  it('returns the day by which the review is due', () => {
    const review = check('InReview', { type: 'BUSINESS', dueAt: '2025-11-23T14:00:00.000Z' })
    expect(verifyCard({ ...brand, verifications: [review] })).toEqual({
      kind: 'business',
      state: 'inReview',
      dueAt: '2025-11-23T14:00:00.000Z',
      reason: null,
    })
  })

  it('returns why the documents were refused', () => {
    const review = check('Rejected', { type: 'BUSINESS', rejectionReason: 'The licence has expired.', dueAt: '2025-11-23T14:00:00.000Z' })
    expect(verifyCard({ ...brand, status: 'Rejected', verifications: [review] })).toEqual({
      kind: 'business',
      state: 'refused',
      dueAt: null,
      reason: 'The licence has expired.',
    })
  })
})

describe('verifyCard of an active account', () => {
  it.each([person, brand])('is hidden', (facts) => {
    expect(verifyCard({ ...facts, status: 'Active' })).toEqual({ kind: 'hidden' })
  })
})

describe('verifyKnots (the knots of the card’s line)', () => {
  const knots = (first: 'done' | 'open' | 'inReview', second: 'done' | 'open' | 'inReview') =>
    verifyKnots([
      { name: 'identity', state: first },
      { name: 'social', state: second },
    ]).map(({ state }) => state)

  it('marks the first unfinished step as the current step', () => {
    expect(knots('open', 'open')).toEqual(['here', 'open'])
    expect(knots('done', 'open')).toEqual(['done', 'here'])
    expect(knots('done', 'inReview')).toEqual(['done', 'here'])
    expect(knots('done', 'done')).toEqual(['done', 'done'])
  })
})
