import type { ProgramMoney } from '../programs/budget/usage.ts'
import type { Milestone } from '../programs/step-data.ts'
import type { ProgramTerms } from '../programs/terms.ts'
import type { ObjectiveType } from '../programs/types.ts'
import type { ResultChange } from '../tracking/change.ts'
import { accruedOf, decideBudget } from './budget.ts'
import { casesOf, type RewardCaseRecord, type Sharing } from './held.ts'
import { payableFrom } from './hold.ts'
import { decideMilestones } from './milestones.ts'
import type { ParticipantResultRecord, ReopeningRecord, RewardRecord } from './record.ts'
import { countResult, noResult } from './results.ts'

/** The data that is needed to count a program’s results, read under the program’s lock. */
export type CountState = {
  readonly programId: string
  readonly objective: ObjectiveType
  readonly milestones: readonly Milestone[]
  readonly terms: Pick<ProgramTerms, 'hold'>
  readonly money: ProgramMoney
  /** Results of the participants whose clicks or conversions changed; a participant without results is left out. */
  readonly results: readonly ParticipantResultRecord[]
  /** All rewards of the participants in the changes, and all rewards of the program that wait for budget. */
  readonly rewards: readonly RewardRecord[]
  /** Participants in the changes who share a contact with the program’s owner. Their cash is held (Y-08). */
  readonly sharing: Sharing
}

/** The time of counting in milliseconds, and a source of ids. */
export type CountStamp = { readonly now: number; nextId(): string }

/** The rows that counting writes. */
export type Counting = {
  /** Changed results of participants. */
  readonly results: readonly ParticipantResultRecord[]
  /** New rewards, with their first state. */
  readonly added: readonly RewardRecord[]
  /** Rewards that waited for budget and are bound now. */
  readonly granted: readonly RewardRecord[]
  /** Rewards that are no longer earned and must be deleted. */
  readonly removed: readonly RewardRecord[]
  readonly reopened: readonly ReopeningRecord[]
  /** Cases of rewards that are held from now on. */
  readonly cases: readonly RewardCaseRecord[]
  readonly money: ProgramMoney
}

const keyOf = ({ profileId, milestoneId }: Pick<RewardRecord, 'profileId' | 'milestoneId'>) => `${profileId} ${milestoneId}`

function rewardFor(
  { programId, objective, terms }: CountState,
  { profileId, holdFrom }: ParticipantResultRecord,
  milestone: Milestone,
  stamp: CountStamp,
): RewardRecord {
  return {
    id: stamp.nextId(),
    programId,
    profileId,
    milestoneId: milestone.id,
    rewardType: milestone.rewardType,
    amount: milestone.rewardType === 'CASH' ? (milestone.amount ?? 0) : 0,
    state: 'Accrued',
    achievedAt: stamp.now,
    payableAt: payableFrom({ achievedAt: stamp.now, holdFrom }, objective, terms),
    paidAt: null,
    payoutRunId: null,
    deliveredAt: null,
    returnedAt: null,
  }
}

/**
 * Counts changes of one program in order, as if each came alone. Each participant achieves a milestone at most once. The budget is bound to
 * the halala, first for waiting rewards (L-06, L-07). A milestone that is no longer reached reopens and frees its budget (N-13). Without
 * changes, this function only grants waiting rewards that fit a raised budget. Counting the same changes in other batches gives the same
 * result.
 */
export function countChanges(state: CountState, changes: readonly ResultChange[], stamp: CountStamp): Counting {
  const results = new Map(state.results.map((result) => [result.profileId, result]))
  const rewards = new Map(state.rewards.map((reward) => [keyOf(reward), reward]))
  const before = new Map(rewards)
  const touched = new Set<string>()
  const reopened: ReopeningRecord[] = []
  let { money } = state

  /** Binds first waiting rewards, then new ones, in the rest of the budget. */
  function settle(fresh: readonly RewardRecord[]): void {
    const waiting = [...rewards.values()].filter(({ state: stands }) => stands === 'Waiting')
    if (waiting.length === 0 && fresh.length === 0) return
    const { granted, taken } = decideBudget(money, waiting, fresh, state.sharing)
    for (const reward of [...granted, ...taken]) rewards.set(keyOf(reward), reward)
    money = { ...money, accrued: money.accrued + accruedOf([...granted, ...taken]) }
  }

  function takeBack(reward: RewardRecord, reason: ResultChange['reason']): void {
    rewards.delete(keyOf(reward))
    money = { ...money, accrued: money.accrued - accruedOf([reward]) }
    const { programId, profileId, milestoneId, achievedAt } = reward
    reopened.push({ id: stamp.nextId(), programId, profileId, milestoneId, achievedAt, reopenedAt: stamp.now, reason })
  }

  settle([])
  for (const change of changes) {
    const { profileId } = change
    const result = results.get(profileId) ?? noResult(state.programId, profileId)
    const next = countResult(result, change, { objective: state.objective, now: stamp.now })
    if (next === result) continue
    results.set(profileId, next)
    touched.add(profileId)
    if (next.approved === result.approved) continue
    const own = state.milestones.flatMap(({ id }) => rewards.get(keyOf({ profileId, milestoneId: id })) ?? [])
    const { achieved, reopened: lost } = decideMilestones(state.milestones, next.approved, own)
    for (const reward of lost) takeBack(reward, change.reason)
    if (achieved.length > 0 || lost.length > 0) settle(achieved.map((milestone) => rewardFor(state, next, milestone, stamp)))
  }

  const now = [...rewards.values()]
  const isSame = (reward: RewardRecord) => before.get(keyOf(reward))?.id === reward.id
  const added = now.filter((reward) => !isSame(reward))
  const granted = now.filter((reward) => isSame(reward) && before.get(keyOf(reward))?.state !== reward.state)
  return {
    results: [...touched].flatMap((profileId) => results.get(profileId) ?? []),
    added,
    granted,
    removed: [...before.values()].filter((reward) => rewards.get(keyOf(reward))?.id !== reward.id),
    reopened,
    cases: casesOf([...granted, ...added], state.sharing, stamp),
    money,
  }
}
