import { expect, it } from 'vitest'
import type { Milestone } from '../step-data.ts'
import { budgetEstimate, ladderCost } from './estimate.ts'

const milestones: Milestone[] = [
  { id: 'a', target: 1, rewardType: 'CASH', amount: 50_00 },
  { id: 'b', target: 2, rewardType: 'EXPERIENCE', title: 'Dinner' },
  { id: 'c', target: 3, rewardType: 'CASH', amount: 100_00 },
]
const matches = (matching: number | null) => ({ matching, of: 1200, least: 5 })

it('ladderCost adds up the cash of all milestones, without experiences', () => {
  expect(ladderCost({ milestones })).toBe(150_00)
  expect(ladderCost(null)).toBe(0)
})

it('budgetEstimate expects that one of ten matches joins, but at least one person', () => {
  expect(budgetEstimate({ milestones }, matches(45), 7)).toEqual({
    cost: 5 * 150_00,
    maxPerParticipant: 150_00,
    eligibleProfiles: 45,
    expectedParticipants: 5,
    availableBalance: 7,
  })
  expect(budgetEstimate({ milestones }, matches(null), 0)).toMatchObject({ cost: 150_00, eligibleProfiles: 0, expectedParticipants: 1 })
})

it('budgetEstimate is 0 without cash rewards', () => expect(budgetEstimate(null, matches(100), 0).cost).toBe(0))
