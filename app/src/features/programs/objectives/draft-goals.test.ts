import { describe, expect, it } from 'vitest'
import { byTarget, cashOf, goalsOf, isRising } from './draft-goals.ts'
import { emptyMilestone, type MilestoneDraft } from './objectives-draft.ts'

const cash = (id: string, target: string, halalas: number | null): MilestoneDraft => ({
  ...emptyMilestone(id),
  target,
  amount: halalas === null ? { halalas: null, reason: 'empty' } : { halalas, reason: null },
})
const experience = (id: string, target: string, title: string): MilestoneDraft => ({
  ...emptyMilestone(id),
  target,
  rewardType: 'EXPERIENCE',
  title,
})

describe('path of the draft', () => {
  it('shows milestones with a target and a reward, in any digit set', () => {
    const goals = goalsOf([cash('a', '٢٥', 20_000), experience('b', '75', 'Tasting'), cash('c', '', 90_000), cash('d', '300', null)])
    expect(goals.map(({ id, target }) => [id, target])).toEqual([
      ['a', 25],
      ['b', 75],
    ])
  })

  it('sorts milestones by target and shows each target once, even if the fields are unsorted or repeat one', () => {
    const goals = goalsOf([cash('a', '100', 1), cash('b', '50', 1), cash('c', '100', 2), cash('d', '0', 1)])
    expect(goals.map(({ id }) => id)).toEqual(['b', 'a'])
  })

  it('adds up the cash rewards and ignores experiences', () => {
    expect(
      cashOf([cash('a', '1', 20_000), { ...experience('b', '2', 'x'), amount: { halalas: 5, reason: null } }, cash('c', '', 90_000)]),
    ).toBe(110_000)
  })

  it('is checked for rising targets by isRising, and sorted by byTarget', () => {
    const mixed = [cash('a', '100', 1), cash('b', '', 1), cash('c', '٥٠', 1)]
    expect(isRising(mixed)).toBe(false)
    expect(byTarget(mixed).map(({ id }) => id)).toEqual(['c', 'a', 'b'])
    expect(isRising(byTarget(mixed))).toBe(true)
    expect(isRising([cash('a', '5', 1), cash('b', '5', 1)])).toBe(false)
  })
})
