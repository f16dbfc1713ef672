import { describe, expect, it } from 'vitest'
import { historyOf, type StoredCases } from './history.ts'
import { recordBegins } from './window.ts'

const now = Date.parse('2026-11-28T14:00:00+03:00')
const begins = recordBegins(now)
const day = 86_400_000
const nothing: StoredCases = {
  owner: 'brand',
  rewards: [],
  reopenings: [],
  requests: [],
  reviews: [],
  results: { approved: 0, takenBack: 0 },
}
const of = (stored: Partial<StoredCases>) => historyOf({ ...nothing, ...stored }, { begins, now })
const reward = { person: 'huda', state: 'Paid', rewardType: 'CASH', achievedAt: now - 5 * day, paidAt: now - day } as const

describe('the twelve months of a record', () => {
  it.each([
    ['2026-11-28T14:00:00+03:00', '2025-12-01T00:00:00+03:00'],
    ['2026-12-01T00:00:00+03:00', '2026-01-01T00:00:00+03:00'],
    ['2026-11-30T23:59:59+03:00', '2025-12-01T00:00:00+03:00'],
    ['2026-03-31T01:00:00+03:00', '2025-04-01T00:00:00+03:00'],
  ])('at %s begin on %s', (at, first) => {
    expect(recordBegins(Date.parse(at))).toBe(Date.parse(first))
  })
})

describe('the cases of a record', () => {
  it('are payouts of cash: not experiences, and nothing that was paid before the twelve months', () => {
    const experience = { ...reward, rewardType: 'EXPERIENCE', paidAt: null } as const
    const old = { ...reward, achievedAt: begins - 3 * day, paidAt: begins - 1 } as const
    const atTheStart = { ...old, paidAt: begins } as const
    expect(of({ rewards: [reward, experience, old, atTheStart] }).payouts).toEqual([
      { person: 'huda', at: now - day, took: 4 * day },
      { person: 'huda', at: begins, took: 3 * day },
    ])
  })

  it('are open if a reward waits for budget, however long ago it was reached; what only waits for its next payout is not', () => {
    const waiting = { ...reward, state: 'Waiting', achievedAt: begins - 40 * day, paidAt: null } as const
    const due = { ...reward, state: 'Accrued', paidAt: null } as const
    const held = { ...reward, state: 'Held', paidAt: null } as const
    expect(of({ rewards: [waiting, due, held] }).waiting).toEqual([
      { person: 'huda', at: waiting.achievedAt, took: now - waiting.achievedAt },
    ])
  })

  it('count a milestone as taken back if the brand took back its results, not if our team rejected them', () => {
    const reopened = (reason: 'REVERSED' | 'REPLACED' | 'NOT_GENUINE' | 'OWN_NETWORK' | null) => ({
      person: 'saad',
      achievedAt: now - day,
      reason,
    })
    const { rewards } = of({
      rewards: [reward],
      reopenings: (['REVERSED', 'REPLACED', null, 'NOT_GENUINE', 'OWN_NETWORK'] as const).map(reopened),
    })
    expect(rewards.map(({ isHit }) => isHit)).toEqual([false, true, true, true, false, false])
  })

  it('take requests without an answer as open, with their time so far', () => {
    const requests = [
      { person: 'huda', isAccepted: true, createdAt: now - 3 * day, answeredAt: now - 2 * day },
      { person: 'saad', isAccepted: false, createdAt: now - 9 * day, answeredAt: null },
    ]
    const { answers, unanswered } = of({ requests })
    expect(answers).toEqual([{ person: 'huda', isAccepted: true, at: now - 2 * day, took: day }])
    expect(unanswered).toEqual([{ person: 'saad', at: now - 9 * day, took: 9 * day }])
  })
})
