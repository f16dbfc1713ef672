import { describe, expect, it } from 'vitest'
import { resultStatuses, type ResultStatus } from '../tracking/record.ts'
import { decideReview } from './conversions.ts'
import { approvedSale, sampleNow as now } from '../tracking/testing/sample.ts'

const program = { id: 'program', name: 'Morning coffee', profileId: 'brand' }
const held = { ...approvedSale, status: 'Held', reason: 'TOO_FAST', decidedAt: null } as const
const review = (from: ResultStatus, status: ResultStatus, reason: string | null = 'It was a friend') =>
  decideReview({ conversion: { ...held, status: from }, program }, { status, reason }, now)

describe('reviewing a conversion', () => {
  it('moves Held to Approved or Rejected, and Approved to Rejected or Reversed', () => {
    const allowed = resultStatuses.flatMap((from) => resultStatuses.flatMap((to) => (review(from, to).changes ? [`${from} ${to}`] : [])))
    expect(allowed).toEqual(['Approved Rejected', 'Approved Reversed', 'Held Approved', 'Held Rejected'])
    expect(review('Held', 'Held').problem?.code).toBe('NO_CHANGES_TO_UPDATE')
  })

  it('notifies both sides with the reason, and tells the brand who the participant is', () => {
    const done = review('Held', 'Rejected').changes
    expect(done?.record).toMatchObject({ status: 'Rejected', reason: 'NOT_GENUINE', decidedAt: now })
    expect(done?.change).toMatchObject({ from: 'Held', to: 'Rejected', reason: 'NOT_GENUINE', fromReason: 'TOO_FAST' })
    expect(done?.notifications.map(({ profileId, senderProfileId, meta }) => [profileId, senderProfileId, meta?.message])).toEqual([
      ['noura', undefined, 'It was a friend'],
      ['brand', 'noura', 'It was a friend'],
    ])
  })

  it('needs a reason to reject or reverse', () => {
    expect(review('Held', 'Approved', null).changes?.note).toBeNull()
    expect(review('Held', 'Rejected', ' ').problem?.fields).toEqual([{ path: 'reason', rule: 'required' }])
    expect(review('Approved', 'Reversed', null).problem?.code).toBe('DTO_VALIDATION_ERROR')
  })

  it('sets an approved PIXEL result to Pending if its owner has not had the whole hold to decide on it (Y-01)', () => {
    const conversion = { ...held, way: 'PIXEL', receivedAt: now - 9, heldAt: now - 9, countsAt: now + 91 } as const
    const done = decideReview({ conversion, program }, { status: 'Approved' }, now).changes
    expect(done?.record).toMatchObject({ status: 'Pending', countsAt: now + 100 })
    expect(done?.notifications).toEqual([])
    expect(done?.action.after).toMatchObject({ status: 'Pending' })
    const waited = { ...conversion, heldAt: now - 9, countsAt: now - 9 }
    expect(decideReview({ conversion: waited, program }, { status: 'Approved' }, now).changes?.record.status).toBe('Approved')
  })

  it('refuses a conversion that does not exist', () => {
    for (const conversion of [null])
      expect(decideReview({ conversion, program }, { status: 'Approved' }, now).problem?.code).toBe('CONVERSION_NOT_FOUND')
  })
})
