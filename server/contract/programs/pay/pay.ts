import type { Milestone } from '../step-data.ts'

/** The reward of the first milestone: `amount` in halalas where it is CASH, `title` where it is an EXPERIENCE. */
export type FirstReward = {
  readonly target: number
  readonly rewardType: Milestone['rewardType']
  readonly amount: number | null
  readonly title: string | null
}

/** What one participant can earn in a program. `rewards` is how many milestones pay; `last` the title of the last experience. */
export type ProgramPay = {
  readonly most: number
  readonly last: string | null
  readonly rewards: number
  readonly first: FirstReward
}

const cashOf = ({ rewardType, amount }: Milestone): number => (rewardType === 'CASH' ? (amount ?? 0) : 0)
const titleOf = ({ rewardType, title }: Milestone): string | null => (rewardType === 'EXPERIENCE' && title ? title : null)

/**
 * What a program pays, as its card says it (Y-28): the cash of all milestones together, the last experience for where there is no cash,
 * and the first reward with its target. Null before there are milestones. The lowest target is the first one, in whatever order they were
 * saved.
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
