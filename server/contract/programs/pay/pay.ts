import type { Milestone } from '../step-data.ts'

/** Reward of the first milestone: `amount` in halalas for CASH, `title` for EXPERIENCE. */
type FirstReward = {
  readonly target: number
  readonly rewardType: Milestone['rewardType']
  readonly amount: number | null
  readonly title: string | null
}

/**
 * The rewards that one participant can earn in a program. `most` is in halalas; `rewards` is the number of milestones; `last` is the title
 * of the last experience.
 */
export type ProgramPay = {
  readonly most: number
  readonly last: string | null
  readonly rewards: number
  readonly first: FirstReward
}

const cashOf = ({ rewardType, amount }: Milestone): number => (rewardType === 'CASH' ? (amount ?? 0) : 0)
const titleOf = ({ rewardType, title }: Milestone): string | null => (rewardType === 'EXPERIENCE' && title ? title : null)

/**
 * Returns the reward summary for a program card (Y-28): the cash of all milestones, the last experience in case there is no cash, and the
 * first reward with its target. Null without milestones. The first milestone is the one with the lowest target; the saved order does not
 * matter.
 */
export function payOf(milestones: readonly Milestone[]): ProgramPay | null {
  const ladder = milestones.toSorted((one, other) => one.target - other.target)
  const [first] = ladder
  if (!first) return null
  return {
    most: ladder.reduce((sum, milestone) => sum + cashOf(milestone), 0),
    last: ladder.map(titleOf).findLast((title) => title !== null) ?? null,
    rewards: ladder.length,
    first: {
      target: first.target,
      rewardType: first.rewardType,
      amount: first.rewardType === 'CASH' ? cashOf(first) : null,
      title: titleOf(first),
    },
  }
}
