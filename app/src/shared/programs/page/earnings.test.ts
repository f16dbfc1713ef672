import type { Milestone } from '@wasla/contract/programs/step-data.ts'
import { expect, it } from 'vitest'
import { earningsOf, goalsOf } from './earnings.ts'

const milestones: readonly Milestone[] = [
  { id: 'a', target: 25, rewardType: 'CASH', amount: 200_00 },
  { id: 'b', target: 75, rewardType: 'EXPERIENCE', title: 'Tasting for two', details: 'At the roastery' },
  { id: 'c', target: 300, rewardType: 'CASH', amount: 2500_00 },
]

it('adds up all possible rewards of one participant, up to the last target', () => {
  expect(earningsOf(milestones)).toEqual({ cash: 2700_00, experiences: ['Tasting for two'], lastTarget: 300 })
})

it('is empty without milestones', () => {
  expect(earningsOf([])).toEqual({ cash: 0, experiences: [], lastTarget: 0 })
})

it('ignores an amount of an experience, which can be left from an earlier cash reward', () => {
  expect(earningsOf([{ id: 'x', target: 5, rewardType: 'EXPERIENCE', amount: 900_00, title: 'Dinner' }]).cash).toBe(0)
})

it('maps each milestone to a goal with its reward', () => {
  expect(goalsOf(milestones).map(({ target, reward }) => [target, reward])).toEqual([
    [25, { kind: 'cash', halalas: 200_00 }],
    [75, { kind: 'experience', title: 'Tasting for two' }],
    [300, { kind: 'cash', halalas: 2500_00 }],
  ])
})
