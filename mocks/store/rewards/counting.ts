import type { ProgramMoney } from '@wasla/contract/programs/budget/usage.ts'
import type { StatusState } from '@wasla/contract/programs/status/state.ts'
import type { BudgetAlertRecord } from '@wasla/contract/rewards/alerts.ts'
import { consequencesOf } from '@wasla/contract/rewards/consequences.ts'
import { countChanges, type CountState, type Counting } from '@wasla/contract/rewards/count.ts'
import type { ParticipantResultRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import { sharesOf } from '@wasla/contract/splits/in-force.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'
import { splitsByTalent } from '../managed-accounts/splits.ts'
import { stepOf } from '../programs/find.ts'
import { programTerms } from '../programs/money.ts'
import { saveMove, statusStateOf } from '../programs/status.ts'
import { closeCases, sharingOf } from './held.ts'

/** Returns the current time and a function that returns new ids. For rules that create rewards. */
export const stampOf = (store: Store) => ({ now: store.clock.now(), nextId: () => store.nextId('reward') })

/** Returns a program's objective and milestones, or null if the objectives step was not saved. */
function targetsOf(store: Store, programId: string): Pick<CountState, 'objective' | 'milestones'> | null {
  const step = stepOf(store, programId, 'IMPACT_OBJECTIVES')
  return step && { objective: step.data.objectiveType, milestones: step.data.milestones }
}

function saveResult({ memory: { world } }: Store, result: ParticipantResultRecord): void {
  const before = world.participantResults.find(
    ({ programId, profileId }) => programId === result.programId && profileId === result.profileId,
  )
  if (before) Object.assign(before, result)
  else world.participantResults.push(result)
}

function saveRewards(store: Store, { added, granted, removed, reopened, cases }: Counting): void {
  const { world } = store.memory
  const changed = new Map(granted.map((reward): [string, RewardRecord] => [reward.id, reward]))
  const gone = new Set(removed.map(({ id }) => id))
  world.programRewards = [
    ...world.programRewards.filter(({ id }) => !gone.has(id)).map((reward) => changed.get(reward.id) ?? reward),
    ...added,
  ]
  world.rewardShares = [...world.rewardShares.filter(({ rewardId }) => !gone.has(rewardId)), ...sharesOf(added, splitsByTalent(store))]
  world.rewardReopenings.push(...reopened)
  world.rewardCases.push(...cases)
  closeCases(store, gone)
}

function saveAlerts({ memory: { world } }: Store, alerts: readonly BudgetAlertRecord[]): void {
  const isReplaced = (one: BudgetAlertRecord) => alerts.some(({ programId, share }) => one.programId === programId && one.share === share)
  world.budgetAlerts = [...world.budgetAlerts.filter((one) => !isReplaced(one)), ...alerts]
}

/** Saves the results and rewards of a program. Also saves the alerts, notifications and the hold that result from them. */
function save(store: Store, status: StatusState, counting: Counting): void {
  const { world } = store.memory
  for (const result of counting.results) saveResult(store, { ...result })
  saveRewards(store, counting)
  const sent = world.budgetAlerts.filter(({ programId }) => programId === status.program.id)
  const { alerts, hold, notices } = consequencesOf(status, counting, sent, { id: store.nextId('transaction'), now: store.clock.now() })
  saveAlerts(store, alerts)
  for (const notice of notices) notify(store, notice)
  if (hold) saveMove(store, hold)
}

/** Counts changes of one program. Without changes, grants rewards that wait for budget. Returns the program's money. */
function count(store: Store, status: StatusState, changes: readonly ResultChange[]): ProgramMoney {
  const { world } = store.memory
  const programId = status.program.id
  const targets = targetsOf(store, programId)
  if (!targets) return status.money
  const isOfProgram = (row: { programId: string }) => row.programId === programId
  const state: CountState = {
    programId,
    ...targets,
    terms: programTerms,
    money: status.money,
    results: world.participantResults.filter(isOfProgram),
    rewards: world.programRewards.filter(isOfProgram),
    sharing: sharingOf(store, status.program, [...changes, ...world.programRewards.filter(isOfProgram)]),
  }
  const counting = countChanges(state, changes, stampOf(store))
  save(store, status, counting)
  return counting.money
}

/** Counts clicks and conversions and grants the rewards of reached milestones, like the server's `countResults`. */
export function countResults(store: Store, changes: readonly ResultChange[]): void {
  for (const [programId, own] of Map.groupBy(changes, (change) => change.programId)) {
    const status = statusStateOf(store, programId)
    if (status) count(store, status, own)
  }
}

/** Grants rewards that wait for budget. Called after the budget was raised or a part of it was freed (L-07). */
export function grantWaiting(store: Store, programId: string): void {
  const status = statusStateOf(store, programId)
  if (status) count(store, status, [])
}
