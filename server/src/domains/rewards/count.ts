import { countChanges } from '@wasla/contract/rewards/count.ts'
import { noSharing } from '@wasla/contract/rewards/held.ts'
import type { ParticipantResultRecord, RewardRecord } from '@wasla/contract/rewards/record.ts'
import { isCounted, unitOf } from '@wasla/contract/rewards/results.ts'
import { noMoney } from '@wasla/contract/programs/budget/usage.ts'
import { programTermsOf } from '@wasla/contract/programs/terms.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import type { Database } from '#database/database.ts'
import { lockState } from '../programs/service.ts'
import type { CountingDeps } from './deps.ts'
import { programRewards } from './program-rewards.ts'
import { saveCounting, stampOf, targetsOf } from './save-counting.ts'
import { sharingOf } from './sharing.ts'
import { lockResults, saveResults } from './stores/results.ts'
import { findRewards, findWaiting } from './stores/rewards.ts'

/** The changes of one program's results, and the results before the changes. The results stay locked. */
type Counted = {
  readonly programId: string
  readonly targets: NonNullable<Awaited<ReturnType<typeof targetsOf>>>
  readonly changes: readonly ResultChange[]
  readonly before: readonly ParticipantResultRecord[]
}

const peopleOf = (changes: readonly ResultChange[]) => [...new Set(changes.map(({ profileId }) => profileId))]

/** Adds changes to the results and saves them. Returns whether a change may affect a reward. */
async function addUp(tx: Database, deps: CountingDeps, { programId, targets, changes, before }: Counted): Promise<boolean> {
  const reaching = peopleOf(changes.filter(({ kind }) => kind === unitOf(targets.objective)))
  const rewards = await findRewards(tx, programId, reaching)
  const terms = programTermsOf(deps.env.mode)
  const state = { programId, ...targets, terms, money: noMoney, results: before, rewards, sharing: noSharing }
  const { results, added, reopened } = countChanges(state, changes, stampOf(deps))
  if (results.length > 0) await saveResults(tx, results)
  return added.length > 0 || reopened.length > 0
}

const once = (rewards: readonly RewardRecord[]) => [...new Map(rewards.map((reward) => [reward.id, reward])).values()]

/**
 * Counts the changes again under the lock of the program, so that nobody else uses its budget. Saves rewards and the changes that follow
 * from them.
 */
async function rewardReached(tx: Database, deps: CountingDeps, { programId, targets, changes, before }: Counted): Promise<void> {
  const status = await lockState(tx, { ...deps, rewards: programRewards(deps) }, programId)
  if (!status) return
  const rewards = once([...(await findRewards(tx, programId, peopleOf(changes))), ...(await findWaiting(tx, programId))])
  const sharing = await sharingOf(tx, status.program, [...changes, ...rewards])
  const state = { programId, ...targets, sharing, terms: status.terms, money: status.money, results: before, rewards }
  await saveCounting(tx, deps, status, countChanges(state, changes, stampOf(deps)), changes)
}

/**
 * Counts clicks and conversions, and rewards the milestones they reach, in the transaction that writes them. To avoid deadlocks, results
 * are locked before programs, each in the order of their ids. Changes that affect no reward lock no program.
 */
export const countResults =
  (deps: CountingDeps) =>
  async (tx: Database, changes: readonly ResultChange[]): Promise<void> => {
    const byProgram = [...Map.groupBy(changes.filter(isCounted), ({ programId }) => programId)]
    const rewarding: Counted[] = []
    for (const [programId, own] of byProgram.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
      const targets = await targetsOf(tx, programId)
      if (!targets) continue
      const before = await lockResults(tx, deps.dialect, programId, peopleOf(own))
      const counted = { programId, targets, changes: own, before }
      if (await addUp(tx, deps, counted)) rewarding.push(counted)
    }
    for (const counted of rewarding) await rewardReached(tx, deps, counted)
  }
