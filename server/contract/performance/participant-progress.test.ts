import { describe, expect, it } from 'vitest'
import type { RewardRecord } from '../rewards/record.ts'
import { participantProgressOf, type StoredProgress } from './participant-progress.ts'

// Thursday 20 November 2025, noon in Riyadh.
const now = Date.parse('2025-11-20T09:00:00Z')
const day = 86_400_000

const reward = (milestoneId: string, over: Partial<RewardRecord>): RewardRecord => ({
  id: milestoneId,
  programId: 'program',
  profileId: 'somebody',
  milestoneId,
  rewardType: 'CASH',
  amount: 0,
  state: 'Accrued',
  achievedAt: now - 2 * day,
  payableAt: now - day,
  paidAt: null,
  payoutRunId: null,
  deliveredAt: null,
  returnedAt: null,
  ...over,
})

const stored: StoredProgress = {
  count: 80,
  milestones: [
    { id: 'a', target: 25, rewardType: 'CASH', amount: 200_00 },
    { id: 'b', target: 50, rewardType: 'EXPERIENCE', title: 'A tasting for two' },
    { id: 'c', target: 75, rewardType: 'CASH', amount: 900_00 },
    { id: 'd', target: 300, rewardType: 'CASH', amount: 2_500_00 },
  ],
  rewards: [
    reward('a', { amount: 200_00, state: 'Paid', paidAt: now - day }),
    reward('b', { rewardType: 'EXPERIENCE' }),
    reward('c', { amount: 900_00 }),
  ],
  frequency: 'WEEKLY',
}

describe('participantProgressOf', () => {
  it('returns the participant’s count and the state of each milestone', () => {
    const { count, milestones } = participantProgressOf(stored, now, 'en')
    expect(count).toBe(80)
    expect(milestones.map(({ per, status }) => [per, status])).toEqual([
      [25, 'Achieved'],
      [50, 'Achieved'],
      [75, 'Achieved'],
      [300, 'InProgress'],
    ])
  })

  it('returns the day and the cash of the next payout run, without experiences', () =>
    expect(participantProgressOf(stored, now, 'en').earnings).toEqual({
      pending: 900_00,
      paid: 200_00,
      nextPayoutDate: '2025-11-23',
      nextPayoutAmount: 900_00,
    }))

  it('does not include a reward that waits for budget in the earnings (L-07)', () => {
    const { earnings, milestones } = participantProgressOf(
      { ...stored, rewards: [reward('a', { amount: 200_00, state: 'Waiting' })] },
      now,
      'en',
    )
    expect(earnings).toEqual({ pending: 0, paid: 0, nextPayoutDate: null, nextPayoutAmount: 0 })
    expect(milestones[0]).toMatchObject({ waitingForBudget: true, achievedAt: null })
  })
})
