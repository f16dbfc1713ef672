import type { ProgramMoney } from '@wasla/contract/programs/budget/usage.ts'
import type { StatusState } from '@wasla/contract/programs/status/state.ts'
import { consequencesOf } from '@wasla/contract/rewards/consequences.ts'
import { countChanges, type CountState, type Counting } from '@wasla/contract/rewards/count.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { budgetAlertEvent } from '@wasla/contract/webhooks/program-events.ts'
import { heldEvents, rewardEvent } from '@wasla/contract/webhooks/reward-events.ts'
import { afterCommit } from '#database/after-commit.ts'
import type { Database } from '#database/database.ts'
import { notify } from '../notifications/service.ts'
import { findStep, saveMove } from '../programs/service.ts'
import { appendWebhooks } from '../webhooks/service.ts'
import type { RewardsDeps } from './deps.ts'
import { freezeShares } from './shares.ts'
import { sharingOf } from './sharing.ts'
import { findAlerts, saveAlerts } from './stores/alerts.ts'
import { closeCases, insertCases } from './stores/cases.ts'
import { findWaiting, saveCounted } from './stores/rewards.ts'

type SaveDeps = Pick<RewardsDeps, 'wallet' | 'dialect' | 'clock' | 'ids' | 'env' | 'log'>

/** Returns the objective and milestones of a program; null if it has none yet, as in a draft. */
export async function targetsOf(db: Database, programId: string): Promise<Pick<CountState, 'objective' | 'milestones'> | null> {
  const step = await findStep(db, programId, 'IMPACT_OBJECTIVES')
  return step ? { objective: step.data.objectiveType, milestones: step.data.milestones } : null
}

/** Returns the time of counting, and a source of ids for new records. */
export const stampOf = ({ clock, ids }: Pick<RewardsDeps, 'clock' | 'ids'>) => ({ now: clock.now(), nextId: () => ids.uuid() })

/** Logs each reward that was reached, granted or lost, with the results of its participant that were counted with it. */
function logRewards(tx: Database, { log }: SaveDeps, { added, granted, removed }: Counting, changes: readonly ResultChange[]): void {
  const write = (fate: string, rewards: readonly RewardRecord[]) => {
    for (const { id, programId, profileId, state } of rewards) {
      const results = changes.filter((change) => change.profileId === profileId).map((change) => change.id)
      log.info('reward', { reward: id, fate, state, programId, profileId, results })
    }
  }
  afterCommit(tx, () => {
    write('reached', added)
    write('granted', granted)
    write('lost', removed)
  })
}

/** Saves rewards and the changes that follow from them, under the lock of their program. `changes`: the results that were counted. */
export async function saveCounting(
  tx: Database,
  deps: SaveDeps,
  status: StatusState,
  counting: Counting,
  changes: readonly ResultChange[],
): Promise<void> {
  logRewards(tx, deps, counting, changes)
  await saveCounted(tx, counting)
  await freezeShares(tx, deps, counting.added)
  await insertCases(tx, counting.cases)
  await closeCases(
    tx,
    counting.removed.map(({ id }) => id),
    deps.clock.now(),
  )
  const { id } = status.program
  const stamp = { id: deps.ids.uuid(), now: deps.clock.now() }
  const { alerts, hold, notices } = consequencesOf(status, counting, await findAlerts(tx, id), stamp)
  if (alerts.length > 0) await saveAlerts(tx, alerts)
  for (const notice of notices) await notify(tx, deps, notice)
  await appendWebhooks(tx, deps, [
    ...counting.removed.map((reward) => rewardEvent(status.program, 'MILESTONE_REOPENED', reward)),
    ...counting.granted.map((reward) => rewardEvent(status.program, 'MILESTONE_FUNDED', reward)),
    ...counting.added.map((reward) => rewardEvent(status.program, 'MILESTONE_REACHED', reward)),
    ...heldEvents(status.program, [...counting.granted, ...counting.added]),
    ...alerts.map(({ share }) => budgetAlertEvent(status.program, share)),
  ])
  if (hold) await saveMove(tx, deps, hold)
}

/** Grants waiting rewards from the rest of a budget (L-07); returns the program’s money afterwards. */
export async function grantWaiting(tx: Database, deps: SaveDeps, status: StatusState): Promise<ProgramMoney> {
  const { program, money, terms } = status
  const rewards = await findWaiting(tx, program.id)
  const targets = rewards.length > 0 ? await targetsOf(tx, program.id) : null
  if (!targets) return money
  const sharing = await sharingOf(tx, program, rewards)
  const counting = countChanges({ programId: program.id, ...targets, terms, money, results: [], rewards, sharing }, [], stampOf(deps))
  if (counting.granted.length > 0) await saveCounting(tx, deps, status, counting, [])
  return counting.money
}
