import { describe, expect, it } from 'vitest'
import type { ParticipationRecord } from '../participations/record.ts'
import type { RewardRecord } from '../rewards/record.ts'
import { daysSince, decideRange, lastDays } from '../tracking/days.ts'
import { participantMilestones, programMilestones, stepsOf } from './milestones.ts'
import { byResults, type Ranked } from './ranking.ts'
import { budgetOf, nextPayoutOf, paidOf, pendingOf, reachedIn, rewardGroups, spendOf } from './rewards.ts'
import { decideFigures } from './who-may-ask.ts'

// Thursday 20 November 2025, noon in Riyadh.
const now = Date.parse('2025-11-20T09:00:00Z')
const sunday = Date.parse('2025-11-23T06:00:00Z')
const day = 86_400_000

const reward = (over: Partial<RewardRecord>): RewardRecord => ({
  id: 'reward',
  programId: 'program',
  profileId: 'noura',
  milestoneId: 'first',
  rewardType: 'CASH',
  amount: 200_00,
  state: 'Accrued',
  achievedAt: now - day,
  payableAt: now - day,
  paidAt: null,
  payoutRunId: null,
  deliveredAt: null,
  returnedAt: null,
  ...over,
})
const milestones = [
  { id: 'first', target: 25, rewardType: 'CASH', amount: 200_00 },
  { id: 'second', target: 75, rewardType: 'EXPERIENCE', title: 'A tasting' },
  { id: 'third', target: 150, rewardType: 'CASH', amount: 1_234_50 },
] as const

describe('milestones', () => {
  it('are shown as steps whose count is at most the target (O-02)', () =>
    expect(stepsOf(milestones, 80)).toEqual([
      { targetClicks: 25, currentClicks: 25 },
      { targetClicks: 75, currentClicks: 75 },
      { targetClicks: 150, currentClicks: 80 },
    ]))

  it('of a participant have the state of their reward, and are in progress while the reward waits for budget (L-07)', () => {
    const own = [
      reward({ state: 'Paid', paidAt: now }),
      reward({ milestoneId: 'second', rewardType: 'EXPERIENCE', amount: 0, deliveredAt: now }),
      reward({ milestoneId: 'third', amount: 1_234_50, state: 'Waiting' }),
    ]
    const [first, second, third] = participantMilestones(milestones, 160, own, 'en')
    expect(first).toMatchObject({ per: 25, clicks: 160, percent: 100, status: 'Achieved', reward: 'SAR\u00A0200.00', rewardAmount: 200_00 })
    expect(first).toMatchObject({ paidAt: '2025-11-20T09:00:00.000Z', achievedAt: '2025-11-19T09:00:00.000Z', achievedBy: 1 })
    expect(second).toMatchObject({ reward: 'A tasting', rewardAmount: null, deliveredAt: '2025-11-20T09:00:00.000Z', status: 'Achieved' })
    expect(third).toMatchObject({ status: 'InProgress', waitingForBudget: true, achievedAt: null, achievedBy: 0 })
    expect(participantMilestones(milestones, 30, [], 'ar')[2]).toMatchObject({ reward: '١٬٢٣٤٫٥٠\u00A0ر.س', percent: 20 })
  })

  it('of a program have the number of participants who reached them, and are achieved if anybody reached them (O-03)', () => {
    const groups = rewardGroups([
      reward({}),
      reward({ profileId: 'huda', state: 'Paid' }),
      reward({ milestoneId: 'third', state: 'Waiting' }),
    ])
    expect(programMilestones(milestones, 400, groups, 'en')).toMatchObject([
      { status: 'Achieved', achievedBy: 2, clicks: 400, waitingForBudget: false },
      { status: 'InProgress', achievedBy: 0 },
      { status: 'InProgress', achievedBy: 0, waitingForBudget: true },
    ])
  })
})

describe('rewards', () => {
  const all = [
    reward({}),
    reward({ profileId: 'huda', state: 'Paid', amount: 900_00 }),
    reward({ milestoneId: 'second', rewardType: 'EXPERIENCE', amount: 0 }),
    reward({ profileId: 'fahad', state: 'Waiting', amount: 50_00 }),
    reward({ profileId: 'lama', state: 'Returned', amount: 70_00 }),
  ]
  it('count as spent when they are earned, even before they are paid (L-06)', () => {
    const groups = rewardGroups(all)
    expect([pendingOf(groups), paidOf(groups), spendOf(groups), reachedIn(groups)]).toEqual([200_00, 900_00, 1_100_00, 4])
    expect(budgetOf({ budget: 2_000_00 }, groups)).toEqual({
      amount: 2_000_00,
      accrued: 200_00,
      paid: 900_00,
      remaining: 900_00,
      consumedPercent: 55,
    })
  })

  it('are paid by the first payout run after their hold (L-08, N-12)', () => {
    const late = reward({ profileId: 'huda', amount: 900_00, payableAt: sunday + 1 })
    expect(nextPayoutOf([...all, late], 'WEEKLY', now)).toEqual({ at: sunday, amount: 200_00, participants: 1 })
    expect(nextPayoutOf([late, { ...late, profileId: 'noura' }], 'WEEKLY', now)).toEqual({
      at: sunday + 7 * day,
      amount: 1_800_00,
      participants: 2,
    })
    expect(nextPayoutOf([reward({ state: 'Paid' })], 'WEEKLY', now)).toEqual({ at: null, amount: 0, participants: 0 })
  })
})

describe('ranges of days', () => {
  const fields = (startDate: string, endDate: string) => decideRange({ startDate, endDate }, now).problem?.fields
  it('must have at most 366 days, start before they end, and not end in the future (O-05)', () => {
    expect(decideRange({ startDate: '2024-11-20', endDate: '2025-11-20' }, now).changes).toEqual({ start: '2024-11-20', end: '2025-11-20' })
    expect(fields('2024-11-19', '2025-11-20')).toEqual([{ path: 'startDate', rule: 'outOfRange' }])
    expect(fields('2025-11-20', '2025-11-19')).toEqual([{ path: 'endDate', rule: 'outOfRange' }])
    expect(fields('2025-11-20', '2025-11-21')).toEqual([{ path: 'endDate', rule: 'outOfRange' }])
    expect(fields('2025-02-30', 'soon')).toEqual([
      { path: 'startDate', rule: 'date' },
      { path: 'endDate', rule: 'date' },
    ])
  })
  it('are by default the last thirty days, or the thirty days that end with the given end (O-05)', () => {
    expect(decideRange({}, now).changes).toEqual(lastDays(now))
    expect(decideRange({ startDate: null, endDate: '2025-10-31' }, now).changes).toEqual({ start: '2025-10-02', end: '2025-10-31' })
    expect(decideRange({ startDate: '2025-11-01' }, now).changes).toEqual({ start: '2025-11-01', end: '2025-11-20' })
    for (const wrong of [{ startDate: '2025-02-30' }, { endDate: 'today' }, { startDate: '2025-11-21' }, { startDate: '2024-11-19' }])
      expect(decideRange(wrong, now).problem?.code).toBe('DTO_VALIDATION_ERROR')
  })
  it('end with the current day in Riyadh', () =>
    expect(lastDays(Date.parse('2025-11-20T21:30:00Z'))).toEqual({ start: '2025-10-23', end: '2025-11-21' }))
  it('of daysSince are cut to the latest 366 days, and are always accepted by decideRange', () => {
    expect(daysSince('2025-10-22', now)).toEqual({ start: '2025-10-22', end: '2025-11-20', isWhole: true })
    expect(daysSince('2024-11-20', now)).toEqual({ start: '2024-11-20', end: '2025-11-20', isWhole: true })
    expect(daysSince('2024-11-19', now)).toEqual({ start: '2024-11-20', end: '2025-11-20', isWhole: false })
    expect(daysSince('2026-01-01', now)).toEqual({ start: '2025-11-20', end: '2025-11-20', isWhole: true })
    for (const first of ['2019-01-01', '2025-11-20', '2030-01-01']) {
      const { start, end } = daysSince(first, now)
      expect(fields(start, end)).toBeUndefined()
    }
  })
})

const participation = (over: Partial<ParticipationRecord> = {}): ParticipationRecord => ({
  id: 'request',
  programId: 'program',
  profileId: 'noura',
  userId: 'user',
  status: 'Accepted',
  isAutomatic: false,
  declineReason: null,
  declineNote: null,
  createdAt: 1,
  answeredAt: 2,
  ...over,
})

describe('byResults', () => {
  const row = (id: string, approved: number, clicks: number, createdAt = 1): Ranked => ({
    participation: participation({ id, createdAt }),
    approved,
    approvedByCode: 0,
    clicks,
    revenue: 0,
    milestonesReached: 0,
  })
  const rows = [row('e', 0, 0, 3), row('a', 1, 50), row('d', 0, 9), row('b', 3, 10), row('f', 0, 0, 2), row('c', 3, 20)]
  const order = (sort: 'APPROVED' | 'CLICKS') => rows.toSorted(byResults(sort)).map(({ participation: { id } }) => id)
  it('sorts by results and then by clicks, or by clicks and then by results (O-08)', () => {
    expect(order('APPROVED').join('')).toBe('cbadfe')
    expect(order('CLICKS').join('')).toBe('acbdfe')
  })
})

describe('decideFigures', () => {
  const program = { id: 'program', profileId: 'brand', status: 'Active', deletedAt: null } as const
  const ask = (viewerId: string, of: Parameters<typeof decideFigures>[0]['of'], over: object = {}) =>
    decideFigures({ program: { ...program, ...over }, viewerId, of }).problem?.code ?? 'shown'
  const own = { profileId: 'noura', participation: participation(), isManaged: false }

  it.each([
    ['the owner, of the whole program', 'brand', null, 'shown'],
    ['a participant, of the whole program', 'noura', null, 'PROGRAM_NOT_FOUND'],
    ['the owner, of a participant', 'brand', own, 'shown'],
    ['that participant', 'noura', own, 'shown'],
    ['an accepted manager', 'omar', { ...own, isManaged: true }, 'shown'],
    ['somebody else', 'omar', own, 'PROGRAM_NOT_FOUND'],
    ['somebody who waits for an answer', 'noura', { ...own, participation: participation({ status: 'Pending' }) }, 'PROGRAM_NOT_FOUND'],
    [
      'the owner, of somebody who was declined',
      'brand',
      { ...own, participation: participation({ status: 'Rejected' }) },
      'PROGRAM_NOT_FOUND',
    ],
    ['the owner, of nobody', 'brand', { ...own, participation: null }, 'PROGRAM_NOT_FOUND'],
  ] as const)('decides on a request by %s (O-07)', (_, viewerId, of, answer) => expect(ask(viewerId, of)).toBe(answer))

  it('refuses a program that does not exist, and accepts a draft only for its owner', () => {
    expect(decideFigures({ program: null, viewerId: 'brand', of: null }).problem?.code).toBe('PROGRAM_NOT_FOUND')
    expect(ask('brand', null, { deletedAt: 1 })).toBe('PROGRAM_NOT_FOUND')
    expect(ask('brand', null, { status: 'Draft' })).toBe('shown')
    expect(ask('noura', own, { status: 'Draft' })).toBe('PROGRAM_NOT_FOUND')
    expect(ask('noura', own, { status: 'Retired' })).toBe('shown')
  })
})
