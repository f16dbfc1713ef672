import { describe, expect, it } from 'vitest'
import type { RewardLine } from '../wallet/transactions/paid-rewards.ts'
import { paidPeriod, paidRewards, rewardedMilestone, type PaidRewardsFacts, type PaidSum, type RewardingProgram } from './paid-rewards.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
/** A Sunday. */
const runAt = at('2026-03-22T09:00')

const program: RewardingProgram = {
  id: 'cup',
  name: 'Morning cup',
  profileId: 'nabt',
  status: 'Active',
  deletedAt: null,
  objectiveType: 'SALES',
  startDate: '2026-01-01',
  frequency: 'WEEKLY',
  milestones: [
    { id: 'm1', target: 25 },
    { id: 'm2', target: 150 },
  ],
}
const sum = (over: Partial<PaidSum>): PaidSum => ({
  payoutRunId: 'run',
  programId: 'cup',
  milestoneId: 'm1',
  paidAt: runAt + 5,
  achievedAt: at('2026-03-02T12:00'),
  count: 1,
  amount: 20_000,
  ...over,
})
const facts = (sums: readonly PaidSum[], over: Partial<PaidRewardsFacts> = {}): PaidRewardsFacts => ({
  programs: new Map([['cup', program]]),
  runs: new Map([['run', { asOf: runAt }]]),
  requestedAt: [],
  sums,
  ...over,
})
const line = (over: Partial<RewardLine>): RewardLine => ({
  id: 'line',
  payoutRunId: 'run',
  programId: 'cup',
  amount: 20_000,
  at: runAt + 5,
  isOwners: false,
  ...over,
})

describe('explaining a wallet line of rewards', () => {
  it('returns the program, the days of the run, and milestones that add up to the line', () => {
    const sums = [sum({ milestoneId: 'm2', amount: 90_001 }), sum({}), sum({ payoutRunId: 'other', amount: 7 })]
    expect(paidRewards(line({ amount: 110_001 }), facts(sums), 'noura')).toEqual({
      programId: 'cup',
      programName: 'Morning cup',
      canOpenProgram: true,
      from: '2026-03-15',
      until: '2026-03-22',
      milestones: [
        { milestoneId: 'm1', target: 25, title: { en: '25 orders', ar: '٢٥ طلب شراء' }, count: 1, amount: 20_000, reachedOn: '2026-03-02' },
        {
          milestoneId: 'm2',
          target: 150,
          title: { en: '150 orders', ar: '١٥٠ طلب شراء' },
          count: 1,
          amount: 90_001,
          reachedOn: '2026-03-02',
        },
      ],
    })
  })

  it('covers the whole run if the owner has one line; of several lines, each covers the rewards that were paid at its time', () => {
    const sums = [
      sum({ count: 3, amount: 60_000 }),
      sum({ paidAt: runAt + 9, count: 2, amount: 40_000 }),
      sum({ milestoneId: 'm2', amount: 5 }),
    ]
    const countsOf = (amount: number, moment: number) =>
      paidRewards(line({ amount, at: moment, isOwners: true }), facts(sums), 'nabt')?.milestones.map(({ count }) => count)
    expect(countsOf(100_005, runAt)).toEqual([5, 1])
    expect(countsOf(40_000, runAt + 9)).toEqual([2])
    expect(countsOf(60_005, runAt + 5)).toEqual([3, 1])
  })

  it('returns null if the rewards do not add up to the line, or are unknown', () => {
    expect(paidRewards(line({ amount: 20_001 }), facts([sum({})]), 'noura')).toBeNull()
    expect(paidRewards(line({ amount: 0 }), facts([]), 'noura')).toBeNull()
    expect(paidRewards(line({}), facts([sum({})], { runs: new Map() }), 'noura')).toBeNull()
    expect(paidRewards(line({}), facts([sum({})], { programs: new Map() }), 'noura')).toBeNull()
  })

  it('links to the program only if the reader may open its page', () => {
    const canOpen = (over: Partial<RewardingProgram>, readerId = 'noura') =>
      paidRewards(line({}), facts([sum({})], { programs: new Map([['cup', { ...program, ...over }]]) }), readerId)?.canOpenProgram
    expect([canOpen({}), canOpen({ status: 'Retired' }), canOpen({ status: 'Draft' }), canOpen({ deletedAt: 5 })]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(canOpen({ status: 'Draft' }, 'nabt')).toBe(true)
  })
})

describe('the period that a run pays for', () => {
  it.each([
    ['WEEKLY', '2026-03-22T09:00', '2026-03-15'],
    ['MONTHLY', '2026-04-01T09:00', '2026-03-01'],
    ['QUARTERLY', '2026-04-01T09:00', '2026-01-01'],
  ] as const)('starts with the previous run, for a program that pays %s (L-08)', (frequency, moment, from) => {
    expect(paidPeriod({ frequency, startDate: '2025-01-01' }, at(moment), [])).toEqual({ from, until: moment.slice(0, 10) })
  })

  it('starts with a later run that an admin requested (X-30), and never before the program', () => {
    const requested = [at('2026-03-18T15:00'), at('2026-03-30T10:00')]
    expect(paidPeriod({ frequency: 'WEEKLY', startDate: '2025-01-01' }, runAt, requested).from).toBe('2026-03-18')
    expect(paidPeriod({ frequency: 'QUARTERLY', startDate: '2026-03-20' }, at('2026-04-01T09:00'), []).from).toBe('2026-03-20')
    expect(paidPeriod({ frequency: 'WEEKLY', startDate: '2026-03-29' }, runAt, [])).toEqual({ from: '2026-03-22', until: '2026-03-22' })
  })
})

it('a milestone that is missing in the program has no number and comes last', () => {
  expect(rewardedMilestone(null, 'm1')).toMatchObject({ milestoneId: 'm1', title: { en: 'Milestone' } })
  expect(rewardedMilestone(program, 'gone')).toMatchObject({ title: { en: 'Milestone', ar: 'مرحلة' } })
  expect(rewardedMilestone(program, 'gone').target).toBeGreaterThan(rewardedMilestone(program, 'm2').target)
})
