import { expect, it } from 'vitest'
import { amountOf, byMilestone, countOf, type MilestoneRewards } from './milestone-rewards.ts'

const reward = (milestoneId: string, target: number, amount: number, count = 1): MilestoneRewards => ({
  milestoneId,
  target,
  title: { en: milestoneId, ar: milestoneId },
  count,
  amount,
  reachedOn: '2026-03-02',
})

it('byMilestone merges rewards of the same milestone, sorts the nearest milestone first, and keeps counts and sums', () => {
  const rewards = [reward('far', 150, 900), reward('near', 25, 201), reward('far', 150, 901, 2), reward('near', 25, 200)]
  const lines = byMilestone(rewards)
  expect(lines.map(({ milestoneId, count, amount, reachedOn }) => [milestoneId, count, amount, reachedOn])).toEqual([
    ['near', 2, 401, null],
    ['far', 3, 1_801, null],
  ])
  expect([countOf(lines), amountOf(lines)]).toEqual([countOf(rewards), amountOf(rewards)])
  expect(byMilestone([reward('near', 25, 1)])[0]?.reachedOn).toBe('2026-03-02')
})
