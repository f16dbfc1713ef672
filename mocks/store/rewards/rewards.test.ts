import { describe, expect, test } from 'vitest'
import { hindranceOf, isPayable, isUnpaidCash } from '@wasla/contract/rewards/payable.ts'
import { applyResult, noResult } from '@wasla/contract/rewards/results.ts'
import { nextRunAt } from '@wasla/contract/rewards/schedule.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { availableAccount } from '@wasla/contract/wallet/ledger-accounts.ts'
import { manualClock } from '../../platform/clock.ts'
import { NABT_COFFEE, RAWSHAN } from '../../world/businesses.ts'
import { day } from '../../world/clock.ts'
import type { Member } from '../../world/member.ts'
import { FAHAD, HUDA } from '../../world/networkers.ts'
import { MORNING_CUP } from '../../world/programs/all-programs.ts'
import type { World } from '../../world/tables.ts'
import { findUser } from '../find.ts'
import { createStore, type Store } from '../memory.ts'
import { stepOf } from '../programs/find.ts'
import { countResults } from './counting.ts'
import { dryRun, payDue, payeeOf, reportOf, runRequested } from './payouts.ts'
import { markDelivered, resultOf, unpaidRewards } from './reading.ts'

const programId = MORNING_CUP.program.id

/** Removes all results and rewards, so that only the results and rewards of the test count. */
function nothingEarned(world: World): void {
  Object.assign(world, {
    participantResults: [],
    programRewards: [],
    rewardReopenings: [],
    budgetAlerts: [],
    payoutRuns: [],
    payoutLeftovers: [],
  })
}

function open() {
  const clock = manualClock()
  const store = createStore(clock, nothingEarned)
  return { clock, store }
}

const sale = ({ profile }: Member, at: number, number: number, over: Partial<ResultChange> = {}): ResultChange => ({
  kind: 'CONVERSION',
  id: `${profile.id}-${number}`,
  programId,
  profileId: profile.id,
  at,
  channel: 'TIKTOK',
  country: 'SA',
  visitor: `visitor-${number}`,
  from: null,
  to: 'Approved',
  reason: null,
  amount: 100_00,
  ...over,
})

const sales = (store: Store, member: Member, count: number): ResultChange[] =>
  Array.from({ length: count }, (_, number) => sale(member, store.clock.now(), number))

const milestonesOf = (store: Store) => stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data.milestones ?? []
const rewardsOf = ({ memory }: Store, { profile }: Member) =>
  memory.world.programRewards.filter((reward) => reward.programId === programId && reward.profileId === profile.id)
const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)
const balanceOf = ({ memory }: Store, { profile }: Member) => memory.ledger.balanceOf(availableAccount(profile.id))
const participation = ({ profile }: Member) => ({ programId, profileId: profile.id })
const suspend = (store: Store, member: Member, at: number | null) =>
  Object.assign(findUser(store, member.user.id) ?? {}, { suspendedAt: at })

/** Sets up sales of Huda for three milestones, one of them with an experience. All hold periods are over. */
function earned() {
  const { clock, store } = open()
  countResults(store, sales(store, HUDA, 160))
  clock.advance(Math.max(...rewardsOf(store, HUDA).map(({ payableAt }) => payableAt)) - clock.now())
  return { clock, store }
}

describe('results of the mock', () => {
  test('add up to the same totals in one call or in many calls', () => {
    const { store } = open()
    const all = [...sales(store, HUDA, 30), sale(HUDA, store.clock.now(), 3, { from: 'Approved', to: 'Reversed' })]
    for (const change of all) countResults(store, [change])
    const other = open().store
    countResults(other, all)
    const counted = all.reduce((sum, change) => applyResult(sum, change, 'SALES'), noResult(programId, HUDA.profile.id))
    const expected = { ...counted, holdFrom: store.clock.now() }
    expect(expected.approved).toBe(29)
    expect([resultOf(store, participation(HUDA)), resultOf(other, participation(HUDA))]).toEqual([expected, expected])
  })

  test('reach each milestone once, and the result that completes it is recorded', () => {
    const { store } = open()
    const [first, second] = milestonesOf(store)
    for (const [number, change] of sales(store, HUDA, 80).entries()) {
      countResults(store, [change])
      const reached = milestonesOf(store).filter(({ target }) => target <= number + 1)
      expect(rewardsOf(store, HUDA).map(({ milestoneId }) => milestoneId)).toEqual(reached.map(({ id }) => id))
    }
    expect(rewardsOf(store, HUDA).map(({ rewardType, amount }) => [rewardType, amount])).toEqual([
      ['CASH', first?.amount],
      ['EXPERIENCE', 0],
    ])
    expect(second?.rewardType).toBe('EXPERIENCE')
  })

  test('reopen a milestone when they are reversed, so that the milestone can be reached again', () => {
    const { store } = open()
    countResults(store, sales(store, HUDA, 25))
    const [reward] = rewardsOf(store, HUDA)
    expect(reward?.state).toBe('Accrued')
    countResults(store, [sale(HUDA, store.clock.now(), 7, { from: 'Approved', to: 'Reversed' })])
    expect(rewardsOf(store, HUDA)).toEqual([])
    expect(store.memory.world.rewardReopenings).toMatchObject([{ profileId: HUDA.profile.id, milestoneId: reward?.milestoneId }])
    countResults(store, [sale(HUDA, store.clock.now(), 26)])
    expect(rewardsOf(store, HUDA)).toHaveLength(1)
  })

  test('never grant more than the budget, and further rewards wait', () => {
    const { store } = open()
    const everybody = store.memory.world.participations.filter((one) => one.programId === programId && one.status === 'Accepted')
    const budget = stepOf(store, programId, 'BUDGET')?.data.amount ?? 0
    for (const { profileId } of everybody)
      countResults(
        store,
        sales(store, HUDA, 400).map((change) => ({ ...change, id: `${profileId} ${change.id}`, profileId })),
      )
    const { programRewards } = store.memory.world
    const of = (state: string) => programRewards.filter((reward) => reward.state === state)
    expect(sumOf(of('Waiting'))).toBeGreaterThan(0)
    expect(sumOf(of('Accrued'))).toBeLessThanOrEqual(budget)
    expect(store.memory.world.budgetAlerts.map(({ share }) => share)).toContain(75)
  })
})

describe('a payout run of the mock', () => {
  test('pays exactly the amounts of its dry run, and pays nobody twice', () => {
    const { clock, store } = earned()
    const payable = rewardsOf(store, HUDA).filter((reward) => isPayable(reward, payeeOf(store, HUDA.profile.id), clock.now()))
    expect(payable).toHaveLength(2)
    const before = balanceOf(store, HUDA)
    const wouldPay = dryRun(store, null)
    expect(balanceOf(store, HUDA)).toBe(before)
    const run = runRequested(store, null, { isPaymentOn: true, canMove: true })
    expect(run).toMatchObject({ programs: 1, participants: 1, amount: sumOf(payable), unpaid: 0 })
    expect(wouldPay.run).toMatchObject({ programs: 1, participants: 1, amount: sumOf(payable), unpaid: 0 })
    expect(reportOf(store, run.id)?.lines).toEqual(wouldPay.lines)
    expect(balanceOf(store, HUDA) - before).toBe(sumOf(payable))
    expect(rewardsOf(store, HUDA).filter(isUnpaidCash)).toEqual([])
    clock.advance(day)
    expect(runRequested(store, null, { isPaymentOn: true, canMove: true })).toMatchObject({ participants: 0, amount: 0 })
    payDue(store, true)
    expect(balanceOf(store, HUDA) - before).toBe(sumOf(payable))
  })

  test('runs automatically once on its day', () => {
    const { clock, store } = earned()
    const before = balanceOf(store, HUDA)
    const owed = sumOf(rewardsOf(store, HUDA).filter(isUnpaidCash))
    payDue(store, true)
    // Every payout frequency has at least one run within a month.
    for (let runs = 0; runs < 40 && rewardsOf(store, HUDA).some(isUnpaidCash); runs++) {
      clock.advance(nextRunAt(clock.now()) - clock.now())
      payDue(store, true)
      payDue(store, true)
    }
    expect(balanceOf(store, HUDA) - before).toBe(owed)
    const paying = store.memory.world.payoutRuns.filter(({ amount }) => amount > 0)
    expect(paying).toMatchObject([{ kind: 'Scheduled', participants: 1, amount: owed }])
  })

  test('skips and reports suspended people, and pays them after they are reinstated', () => {
    const { clock, store } = earned()
    suspend(store, HUDA, clock.now())
    expect(hindranceOf(payeeOf(store, HUDA.profile.id))).toBe('SUSPENDED')
    const owed = sumOf(rewardsOf(store, HUDA).filter(isUnpaidCash))
    const run = runRequested(store, null, { isPaymentOn: true, canMove: true })
    expect(run).toMatchObject({ participants: 0, amount: 0, unpaid: 1 })
    expect(reportOf(store, run.id)?.lines).toMatchObject([{ profileId: HUDA.profile.id, amount: owed, reason: 'SUSPENDED' }])
    clock.advance(400 * day)
    payDue(store, false)
    expect(rewardsOf(store, HUDA).map(({ state }) => state)).not.toContain('Returned')
    suspend(store, HUDA, null)
    expect(runRequested(store, null, { isPaymentOn: true, canMove: true })).toMatchObject({ participants: 1, amount: owed, unpaid: 0 })
  })

  test('returns rewards to the program if they could not be paid for a year', () => {
    const { clock, store } = earned()
    Object.assign(store.memory.world.profiles.find(({ id }) => id === HUDA.profile.id) ?? {}, { status: 'Rejected' })
    clock.advance(300 * day)
    payDue(store, true)
    expect(rewardsOf(store, HUDA).filter(isUnpaidCash)).toHaveLength(2)
    clock.advance(100 * day)
    payDue(store, true)
    expect(
      rewardsOf(store, HUDA)
        .filter(({ rewardType }) => rewardType === 'CASH')
        .map(({ state }) => state),
    ).toEqual(['Returned', 'Returned'])
  })

  test('does not run while payments are off', () => {
    const { store } = earned()
    expect(() => runRequested(store, null, { isPaymentOn: false, canMove: true })).toThrow()
    expect(store.memory.world.payoutRuns).toEqual([])
  })
})

describe('unpaid rewards', () => {
  test('are visible with their reason to the participant, and hidden from profiles that do not manage the participant', () => {
    const { store } = open()
    countResults(store, sales(store, HUDA, 25))
    const reasons = () => unpaidRewards(store, HUDA.profile.id, null).map(({ reason }) => reason)
    // The demo has no hold period.
    expect(reasons()).toEqual(['NEXT_RUN'])
    suspend(store, HUDA, store.clock.now())
    expect(reasons()).toEqual(['SUSPENDED'])
    expect(() => unpaidRewards(store, FAHAD.profile.id, HUDA.profile.id)).toThrow('PROFILE_NOT_FOUND')
  })

  test('can be marked as delivered once and by the owner only, if they are experiences', () => {
    const { store } = earned()
    const milestoneId = milestonesOf(store).find(({ rewardType }) => rewardType === 'EXPERIENCE')?.id ?? ''
    const deliver = (who: Member) => markDelivered(store, who.profile.id, { ...participation(HUDA), milestoneId })
    expect(() => deliver(RAWSHAN)).toThrow('PROGRAM_NOT_FOUND')
    deliver(NABT_COFFEE)
    expect(rewardsOf(store, HUDA).find((reward) => reward.milestoneId === milestoneId)).toMatchObject({
      state: 'Paid',
      deliveredAt: store.clock.now(),
    })
    expect(() => deliver(NABT_COFFEE)).toThrow('NO_CHANGES_TO_UPDATE')
  })
})
