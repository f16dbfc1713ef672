import { describe, expect, it } from 'vitest'
import { acceptReviewRequest, clickCountedAfter, decideAsking, decideReviewRequestAnswer } from './review-request.ts'
import { letCount } from './waiting.ts'
import { approvedSale, goodClick, sampleNow as now } from './testing/sample.ts'

const input = { programId: 'p', profileId: 'noura', kind: 'CLICK', reason: 'REPEAT', day: '2026-03-15', note: 'They were friends' } as const
const state = { reader: 'PARTICIPANT', uncounted: 3, isRequested: false } as const
const request = (over = {}) => decideAsking({ ...state, ...over }, input, { id: 'review-request', now })
const program = { id: 'p', name: 'Morning coffee' }
const at = { now, isCaseOpen: false }

describe('a review request', () => {
  it('can be made by a person who earns from the results, and must be answered within four days', () => {
    expect(request().changes).toMatchObject({ id: 'review-request', status: 'Requested', requestedAt: now, answerBy: now + 4 * 86_400_000 })
    expect(request({ reader: 'MANAGER' }).changes).toBeDefined()
    expect(request({ reader: 'OWNER' }).problem?.code).toBe('UNAUTHORIZED_UPDATING')
    expect(request({ isRequested: true }).problem?.code).toBe('SECOND_LOOK_ALREADY_REQUESTED')
    expect(request({ uncounted: 0 }).problem?.fields).toEqual([{ path: 'day', rule: 'unknownValue' }])
  })

  it('is refused for a result that proof gave to another click (Y-02)', () =>
    expect(decideAsking(state, { ...input, reason: 'REPLACED' }, { id: 'review-request', now }).problem?.fields).toEqual([
      { path: 'reason', rule: 'unknownValue' },
    ]))

  it('has a checked note; an empty note becomes null', () => {
    expect(acceptReviewRequest({ ...input, note: '  \u202E ' }).note).toBeNull()
    expect(() => acceptReviewRequest({ ...input, note: 'x'.repeat(501) })).toThrow('DTO_VALIDATION_ERROR')
    expect(() => acceptReviewRequest({ ...input, day: '2026-02-30' })).toThrow('DTO_VALIDATION_ERROR')
  })

  it('is answered once, with a text', () => {
    const reviewRequest = request().changes ?? null
    const yes = decideReviewRequestAnswer(reviewRequest, program, { counts: true, answer: ' You were right. ' }, at).changes
    expect(yes?.reviewRequest).toMatchObject({ status: 'Counted', answeredAt: now, answer: 'You were right.' })
    expect(yes?.notification).toMatchObject({ profileId: 'noura', type: 'SECOND_LOOK_COUNTED', meta: { message: 'You were right.' } })
    expect(
      decideReviewRequestAnswer(reviewRequest, program, { counts: false, answer: 'One browser.' }, at).changes?.reviewRequest.status,
    ).toBe('Upheld')
    expect(decideReviewRequestAnswer(reviewRequest, program, { counts: false, answer: ' ' }, at).problem?.code).toBe('DTO_VALIDATION_ERROR')
    expect(decideReviewRequestAnswer(yes?.reviewRequest ?? null, program, { counts: false, answer: 'No more' }, at).problem?.code).toBe(
      'NO_CHANGES_TO_UPDATE',
    )
    expect(decideReviewRequestAnswer(null, program, { counts: true, answer: 'What' }, at).problem?.code).toBe('SECOND_LOOK_NOT_FOUND')
  })

  it('cannot be answered while a network case about its clicks is open', () => {
    const reviewRequest = request().changes
    const ofNetwork = reviewRequest ? ({ ...reviewRequest, reason: 'OWN_NETWORK' } as const) : null
    const answer = { counts: true, answer: 'A school' }
    expect(decideReviewRequestAnswer(ofNetwork, program, answer, { now, isCaseOpen: true }).problem?.code).toBe('NETWORK_CASE_OPEN')
    expect(decideReviewRequestAnswer(ofNetwork, program, answer, at).changes?.reviewRequest.status).toBe('Counted')
  })

  it('lets uncounted results count; the changes for the counters contain the former reason', () => {
    const rejected = { ...goodClick, status: 'Rejected', reason: 'REPEAT' } as const
    expect(clickCountedAfter(rejected).change).toMatchObject({ from: 'Rejected', to: 'Approved', reason: null, fromReason: 'REPEAT' })
    const held = { ...approvedSale, status: 'Held', reason: 'TOO_FAST' } as const
    expect(letCount(held, now)).toMatchObject({
      record: approvedSale,
      change: { from: 'Held', fromReason: 'TOO_FAST', amount: 249_90 },
    })
  })
})
