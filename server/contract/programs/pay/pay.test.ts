import { describe, expect, it } from 'vitest'
import type { Milestone } from '../step-data.ts'
import { payOf } from './pay.ts'

const cash = (target: number, amount: number): Milestone => ({ id: `m${target}`, target, rewardType: 'CASH', amount })
const gift = (target: number, title: string): Milestone => ({ id: `m${target}`, target, rewardType: 'EXPERIENCE', title })

describe('payOf', () => {
  it('adds up all cash, and returns the first reward with its target (Y-28)', () => {
    expect(payOf([cash(25, 200_00), gift(75, 'Tasting for two'), cash(300, 3400_00)])).toEqual({
      most: 3600_00,
      last: 'Tasting for two',
      rewards: 3,
      first: { target: 25, rewardType: 'CASH', amount: 200_00, title: null },
    })
  })

  it('returns the last experience if there is no cash', () => {
    expect(payOf([gift(400, 'A design visit'), gift(900, 'A sofa and two chairs')])).toEqual({
      most: 0,
      last: 'A sofa and two chairs',
      rewards: 2,
      first: { target: 400, rewardType: 'EXPERIENCE', amount: null, title: 'A design visit' },
    })
  })

  it('sorts milestones by target, independent of the saved order', () => {
    expect(payOf([cash(300, 100_00), cash(25, 50_00)])?.first.target).toBe(25)
  })

  it('ignores an amount on an experience', () => {
    expect(payOf([{ id: 'x', target: 5, rewardType: 'EXPERIENCE', amount: 900_00, title: 'Dinner' }])).toMatchObject({
      most: 0,
      first: { amount: null, title: 'Dinner' },
    })
  })

  it('is null without milestones', () => expect(payOf([])).toBeNull())
})
