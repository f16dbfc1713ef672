import { describe, expect, it } from 'vitest'
import type { ReviewRequestRecord } from './record.ts'
import { uncountedTotals } from './uncounted.ts'

const row = (kind: 'CLICK' | 'CONVERSION', reason: 'REPEAT' | 'BOT' | 'TOO_FAST' | 'REPLACED', day: string, count: number) => ({
  kind,
  reason,
  day,
  count,
})
const reviewRequest: ReviewRequestRecord = {
  id: 'review-request',
  programId: 'p',
  profileId: 'noura',
  kind: 'CLICK',
  reason: 'REPEAT',
  day: '2026-03-15',
  note: null,
  status: 'Requested',
  requestedAt: 0,
  answerBy: 1,
  answeredAt: null,
  answer: null,
}
const rows = [
  row('CONVERSION', 'TOO_FAST', '2026-03-14', 1),
  row('CLICK', 'BOT', '2026-03-14', 2),
  row('CLICK', 'REPEAT', '2026-03-14', 3),
  row('CLICK', 'REPEAT', '2026-03-15', 4),
  row('CLICK', 'REPEAT', '2026-03-15', 5),
  row('CLICK', 'REPEAT', '2026-03-16', 0),
]

describe('uncounted results', () => {
  it('can be reviewed, except those that proof gave to another click (Y-02)', () => {
    const open = (reason: 'TOO_FAST' | 'REPLACED') =>
      uncountedTotals([row('CONVERSION', reason, '2026-03-14', 1)], [], { mayRequest: true, cases: [] }).flatMap(({ days }) =>
        days.map(({ mayRequest }) => mayRequest),
      )
    expect([open('TOO_FAST'), open('REPLACED')]).toEqual([[true], [false]])
  })

  it('are sorted by kind and reason, then by day, newest first; each day and reason can be reviewed once', () => {
    const totals = uncountedTotals(rows, [reviewRequest], { mayRequest: true, cases: [] })
    expect(totals.map(({ kind, reason, count }) => [kind, reason, count])).toEqual([
      ['CLICK', 'REPEAT', 12],
      ['CLICK', 'BOT', 2],
      ['CONVERSION', 'TOO_FAST', 1],
    ])
    expect(totals[0]?.days.map(({ day, count, mayRequest, secondLook }) => [day, count, mayRequest, secondLook?.id])).toEqual([
      ['2026-03-15', 9, false, 'review-request'],
      ['2026-03-14', 3, true, undefined],
    ])
    for (const { count, days } of totals) expect(days.reduce((sum, one) => sum + one.count, 0)).toBe(count)
  })

  it('still show the answer to a review request if all results of that day count', () => {
    const answered: ReviewRequestRecord = {
      ...reviewRequest,
      day: '2026-03-12',
      status: 'Counted',
      answeredAt: 1,
      answer: 'They are people.',
    }
    expect(uncountedTotals([], [answered], { mayRequest: true, cases: [] })).toMatchObject([
      {
        kind: 'CLICK',
        reason: 'REPEAT',
        count: 0,
        days: [{ day: '2026-03-12', count: 0, mayRequest: false, secondLook: { status: 'Counted' } }],
      },
    ])
  })

  it('show how many results are reviewed as a network case, and when the review ends', () => {
    const network = [
      { kind: 'CLICK', reason: 'OWN_NETWORK', day: '2026-03-14', count: 10 },
      { kind: 'CLICK', reason: 'OWN_NETWORK', day: '2026-03-15', count: 10 },
      { kind: 'CONVERSION', reason: 'OWN_NETWORK', day: '2026-03-15', count: 2 },
      { kind: 'CLICK', reason: 'BOT', day: '2026-03-15', count: 5 },
    ] as const
    const opened = Date.UTC(2026, 2, 15, 9)
    const cases = [
      { day: '2026-03-15', held: 3, openedAt: opened },
      { day: '2026-03-15', held: 4, openedAt: opened + 60_000 },
    ]
    const totals = uncountedTotals(network, [], { mayRequest: false, cases })
    const reviews = totals.flatMap(({ kind, reason, days }) => days.map(({ day, review }) => [kind, reason, day, review]))
    const until = new Date(opened + 60_000 + 4 * 86_400_000).toISOString()
    expect(reviews).toEqual([
      ['CLICK', 'BOT', '2026-03-15', null],
      ['CLICK', 'OWN_NETWORK', '2026-03-15', { count: 7, until }],
      ['CLICK', 'OWN_NETWORK', '2026-03-14', null],
      ['CONVERSION', 'OWN_NETWORK', '2026-03-15', { count: 2, until }],
    ])
  })

  it('cannot be sent for review by the owner, who would pay for them', () => {
    expect(
      uncountedTotals(rows, [], { mayRequest: false, cases: [] }).flatMap(({ days }) => days.map(({ mayRequest }) => mayRequest)),
    ).not.toContain(true)
  })
})
