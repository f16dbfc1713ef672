import type { Goal } from '@wasla/design-system/components/GoalPath'
import { countOf } from './count-text.ts'
import type { MilestoneDraft } from './objectives-draft.ts'

function rewardOf({ rewardType, amount, title }: MilestoneDraft): Goal['reward'] | null {
  if (rewardType === 'EXPERIENCE') return title.trim() === '' ? null : { kind: 'experience', title: title.trim() }
  return amount.halalas === null || amount.halalas === 0 ? null : { kind: 'cash', halalas: amount.halalas }
}

/** The path as a participant would see it now: every milestone that has a target and a reward, by ascending target, each target once. */
export function goalsOf(milestones: readonly MilestoneDraft[]): Goal[] {
  const goals = milestones.flatMap((milestone): Goal[] => {
    const [target, reward] = [countOf(milestone.target), rewardOf(milestone)]
    return target === null || target === 0 || !reward ? [] : [{ id: milestone.id, target, reward }]
  })
  return goals
    .toSorted((one, other) => one.target - other.target)
    .filter((goal, at, sorted) => at === 0 || goal.target !== sorted[at - 1]?.target)
}

/** What somebody earns who reaches every milestone, in halalas (K-25); experiences are no money. */
export const cashOf = (milestones: readonly MilestoneDraft[]): number =>
  milestones.reduce((sum, { rewardType, amount }) => sum + (rewardType === 'CASH' ? (amount.halalas ?? 0) : 0), 0)

/** Whether every target is above the one before it (K-16). What is no count yet is passed over. */
export function isRising(milestones: readonly MilestoneDraft[]): boolean {
  const targets = milestones.map(({ target }) => countOf(target)).filter((target) => target !== null)
  return targets.every((target, at) => at === 0 || target > (targets[at - 1] ?? 0))
}

/** The milestones by ascending target; those without one stay at the end, in their order. */
export const byTarget = (milestones: readonly MilestoneDraft[]): MilestoneDraft[] => {
  const place = ({ target }: MilestoneDraft) => countOf(target) ?? Number.MAX_SAFE_INTEGER
  return milestones.toSorted((one, other) => place(one) - place(other))
}
