import { describe, expect, it } from 'vitest'
import { noClaims } from '../programs/budget/claims.ts'
import type { Milestone } from '../programs/step-data.ts'
import { openClaimsOf } from './open-claims.ts'
import type { RewardRecord } from './record.ts'

const milestones: readonly Milestone[] = [
  { id: 'm1', target: 10, rewardType: 'CASH', amount: 100 },
  { id: 'm2', target: 20, rewardType: 'EXPERIENCE', title: 'Breakfast' },
  { id: 'm3', target: 30, rewardType: 'CASH', amount: 300 },
]
const reward = (profileId: string, milestoneId: string, state: RewardRecord['state']): RewardRecord => ({
  ...{ id: `${profileId} ${milestoneId}`, programId: 'p', profileId, milestoneId, rewardType: 'CASH', amount: 100, state },
  ...{ achievedAt: 1, payableAt: 1, paidAt: null, payoutRunId: null, deliveredAt: null, returnedAt: null },
})

describe('open claims (Y-12)', () => {
  it('are none if everything is decided', () => {
    expect(openClaimsOf([], milestones, [reward('huda', 'm1', 'Waiting')])).toEqual(noClaims)
  })

  it('contain, once for each participant with undecided results, the cash of all milestones that are not yet rewarded', () => {
    const undecided = [
      { profileId: 'huda', since: 9 },
      { profileId: 'huda', since: 5 },
      { profileId: 'saad', since: 7 },
    ]
    expect(openClaimsOf(undecided, milestones, [])).toEqual({ count: 3, amount: 800, since: 5 })
    expect(openClaimsOf(undecided, milestones, [reward('huda', 'm1', 'Paid'), reward('yara', 'm3', 'Paid')]).amount).toBe(700)
  })

  it('include rewards that wait for budget, and leave out held, refused and returned ones', () => {
    const undecided = [{ profileId: 'huda', since: 1 }]
    const amountWith = (state: RewardRecord['state']) => openClaimsOf(undecided, milestones, [reward('huda', 'm1', state)]).amount
    expect(amountWith('Waiting')).toBe(400)
    for (const state of ['Held', 'Accrued', 'Refused', 'Returned'] as const) expect(amountWith(state)).toBe(300)
  })
})
