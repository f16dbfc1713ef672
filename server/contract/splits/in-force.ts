import { startOfDay } from '../platform/riyadh.ts'
import type { RewardShareRecord, SplitRecord } from './record.ts'
import { shareOf } from './share.ts'

/** What decides whether a split is in force at a moment. */
type Binding = Pick<SplitRecord, 'id' | 'managerId' | 'programId' | 'basisPoints' | 'startsOn' | 'status' | 'answeredAt' | 'endedAt'>

/** Returns when an agreed split began to apply: on its day, or when the second side agreed if that was later. In milliseconds. */
const beganAt = ({ startsOn, answeredAt }: Pick<SplitRecord, 'startsOn' | 'answeredAt'>): number =>
  Math.max(startOfDay(startsOn), answeredAt ?? Number.POSITIVE_INFINITY)

const wasAgreed = ({ status }: Pick<SplitRecord, 'status'>) => status === 'Agreed' || status === 'Ended'

const isInForce = (split: Binding, at: number): boolean =>
  wasAgreed(split) && beganAt(split) <= at && (split.endedAt === null || at < split.endedAt)

/** Sorts the split that began last first. Of two that began together, the one that was agreed last. */
const latestFirst = (one: Binding, other: Binding) =>
  beganAt(other) - beganAt(one) || (other.answeredAt ?? 0) - (one.answeredAt ?? 0) || (one.id < other.id ? 1 : -1)

/**
 * Returns the split that applies to a reward of a program that is earned at `at`; null if none does. A split for the program has precedence over
 * one for all programs. Of several with the same scope, the one that began last applies: it replaced the others. `splits` are those of one
 * networker.
 */
export function splitInForce<Split extends Binding>(splits: readonly Split[], programId: string, at: number): Split | null {
  const inForce = splits.filter((split) => isInForce(split, at)).toSorted(latestFirst)
  return inForce.find((split) => split.programId === programId) ?? inForce.find((split) => split.programId === null) ?? null
}

/** The facts of a reward that decide how it is split. The amount is in halalas. */
type EarnedReward = {
  readonly id: string
  readonly programId: string
  readonly profileId: string
  readonly rewardType: 'CASH' | 'EXPERIENCE'
  readonly amount: number
  readonly achievedAt: number
}

/**
 * Returns the managers' shares of new rewards, by the splits that were in force when each reward was earned. A share below a halala and an
 * experience are not split. `splits` maps networkers to their splits.
 */
export function sharesOf(rewards: readonly EarnedReward[], splits: ReadonlyMap<string, readonly Binding[]>): RewardShareRecord[] {
  return rewards.flatMap(({ id: rewardId, programId, profileId, rewardType, amount, achievedAt }): RewardShareRecord[] => {
    const split = rewardType === 'CASH' ? splitInForce(splits.get(profileId) ?? [], programId, achievedAt) : null
    const share = split ? shareOf(amount, split.basisPoints) : 0
    if (!split || share === 0) return []
    return [{ rewardId, splitId: split.id, managerId: split.managerId, basisPoints: split.basisPoints, amount: share, outcome: null }]
  })
}
