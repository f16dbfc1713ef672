import type { Goal } from '@wasla/design-system/components/GoalPath'
import { countOf } from './count-text.ts'
import type { MilestoneDraft } from './objectives-draft.ts'

function rewardOf({ rewardType, amount, title }: MilestoneDraft): Goal['reward'] | null {
  if (rewardType === 'EXPERIENCE') return title.trim() === '' ? null : { kind: 'experience', title: title.trim() }
  return amount.halalas === null || amount.halalas === 0 ? null : { kind: 'cash', halalas: amount.halalas }
}

/** Returns the path as a participant would see it: milestones that have a target and a reward, by ascending target, each target once. */
export function goalsOf(milestones: readonly MilestoneDraft[]): Goal[] {
  const goals = milestones.flatMap((milestone): Goal[] => {
    const [target, reward] = [countOf(milestone.target), rewardOf(milestone)]
    return target === null || target === 0 || !reward ? [] : [{ id: milestone.id, target, reward }]
  })
  return goals
    .toSorted((one, other) => one.target - other.target)
    .filter((goal, at, sorted) => at === 0 || goal.target !== sorted[at - 1]?.target)
}

/** Returns what a participant earns by reaching all milestones, in halalas (K-25). Experiences do not count. */
export const cashOf = (milestones: readonly MilestoneDraft[]): number =>
  milestones.reduce((sum, { rewardType, amount }) => sum + (rewardType === 'CASH' ? (amount.halalas ?? 0) : 0), 0)

/** Returns whether every target is above the previous target (K-16). Ignores targets that are no numbers yet. */
export function isRising(milestones: readonly MilestoneDraft[]): boolean {
  const targets = milestones.map(({ target }) => countOf(target)).filter((target) => target !== null)
  return targets.every((target, at) => at === 0 || target > (targets[at - 1] ?? 0))
}

/** Returns the milestones by ascending target. Those without a target come last, in their order. */
export const byTarget = (milestones: readonly MilestoneDraft[]): MilestoneDraft[] => {
  const place = ({ target }: MilestoneDraft) => countOf(target) ?? Number.MAX_SAFE_INTEGER
  return milestones.toSorted((one, other) => place(one) - place(other))
}
