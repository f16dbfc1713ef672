import type { ProgramMoney } from '../../programs/budget/usage.ts'
import type { Milestone } from '../../programs/step-data.ts'
import type { ProfileStatus } from '../../profiles/types.ts'
import type { ObjectiveType } from '../../programs/types.ts'
import type { ResultChange } from '../../tracking/change.ts'
import { accruedOf } from '../budget.ts'
import { countChanges, type CountState } from '../count.ts'
import { noSharing } from '../held.ts'
import { isForfeited, isPayable } from '../payable.ts'
import type { ParticipantResultRecord, ReopeningRecord, RewardRecord } from '../record.ts'

/** An event in a program whose results are counted. */
export type HistoryEvent =
  | { readonly is: 'results'; readonly changes: readonly ResultChange[] }
  | { readonly is: 'topUp'; readonly amount: number }
  | { readonly is: 'run' }
  | { readonly is: 'person'; readonly profileId: string; readonly status: ProfileStatus; readonly isSuspended: boolean }
  | { readonly is: 'time'; readonly by: number }

/** A program with all its counted data, as stores hold it. */
export type Counted = {
  readonly now: number
  readonly budget: number
  readonly paid: number
  readonly results: ReadonlyMap<string, ParticipantResultRecord>
  readonly rewards: readonly RewardRecord[]
  readonly reopenings: readonly ReopeningRecord[]
  readonly people: ReadonlyMap<string, { status: ProfileStatus; isSuspended: boolean }>
  /** The number of ids that were given out. */
  readonly made: number
}

export type Sample = {
  readonly objective: ObjectiveType
  readonly milestones: readonly Milestone[]
  readonly terms: CountState['terms']
}

export const begin = (budget: number, now: number): Counted => ({
  now,
  budget,
  paid: 0,
  results: new Map(),
  rewards: [],
  reopenings: [],
  people: new Map(),
  made: 0,
})

export const programMoneyOf = ({ budget, paid, rewards }: Counted): ProgramMoney => ({ escrow: budget - paid, accrued: accruedOf(rewards) })
const verified = { status: 'Active', isSuspended: false } as const
const payeeOf = ({ people }: Counted, profileId: string) => people.get(profileId) ?? verified

function count(counted: Counted, { objective, milestones, terms }: Sample, changes: readonly ResultChange[]): Counted {
  let { made } = counted
  const state: CountState = {
    programId: 'program',
    objective,
    milestones,
    terms,
    money: programMoneyOf(counted),
    results: [...counted.results.values()],
    rewards: counted.rewards,
    sharing: noSharing,
  }
  const nextId = () => String(++made).padStart(6, '0')
  const { results, added, granted, removed, reopened } = countChanges(state, changes, { now: counted.now, nextId })
  const gone = new Set([...removed, ...granted].map(({ id }) => id))
  return {
    ...counted,
    made,
    results: new Map([...counted.results, ...results.map((result) => [result.profileId, result] as const)]),
    rewards: [...counted.rewards.filter(({ id }) => !gone.has(id)), ...granted, ...added].toSorted((one, other) =>
      one.id.localeCompare(other.id),
    ),
    reopenings: [...counted.reopenings, ...reopened],
  }
}

/** Does a payout run as of now: pays payable rewards, and returns forfeited ones to the brand. */
function run(counted: Counted, sample: Sample): Counted {
  const { now } = counted
  const rewards = counted.rewards.map((reward): RewardRecord => {
    const payee = payeeOf(counted, reward.profileId)
    if (isPayable(reward, payee, now)) return { ...reward, state: 'Paid', paidAt: now }
    return isForfeited(reward, payee, now) ? { ...reward, state: 'Returned', returnedAt: now } : reward
  })
  const paid = rewards.filter(({ state }) => state === 'Paid').reduce((sum, { amount }) => sum + amount, 0)
  return count({ ...counted, rewards, paid }, sample, [])
}

/** Returns the program after an event. */
export function happen(counted: Counted, sample: Sample, event: HistoryEvent): Counted {
  switch (event.is) {
    case 'results':
      return count(counted, sample, event.changes)
    case 'topUp':
      return count({ ...counted, budget: counted.budget + event.amount }, sample, [])
    case 'run':
      return run(counted, sample)
    case 'person': {
      const { profileId, status, isSuspended } = event
      return { ...counted, people: new Map([...counted.people, [profileId, { status, isSuspended }]]) }
    }
    case 'time':
      return { ...counted, now: counted.now + event.by }
  }
}
