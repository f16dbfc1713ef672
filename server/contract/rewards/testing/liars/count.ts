import type { ResultChange } from '../../../tracking/change.ts'
import { accruedOf } from '../../budget.ts'
import { countChanges } from '../../count.ts'
import { nextId, programId, terms, type World } from './state.ts'

/** Counts changes, as the transaction that writes them does. */
export function count(world: World, changes: readonly ResultChange[]): void {
  const { objective, milestones } = world.sample
  const counting = countChanges(
    {
      programId,
      objective,
      milestones,
      terms,
      money: { escrow: world.escrow, accrued: accruedOf(world.rewards) },
      results: [...world.results.values()],
      rewards: world.rewards,
      sharing: world.sharing,
    },
    changes,
    { now: world.now, nextId: () => nextId(world) },
  )
  for (const result of counting.results) world.results.set(result.profileId, result)
  if (counting.added.length + counting.granted.length + counting.removed.length === 0) return
  const gone = new Set([...counting.removed, ...counting.granted].map(({ id }) => id))
  world.rewards = [...world.rewards.filter(({ id }) => !gone.has(id)), ...counting.granted, ...counting.added]
  for (const one of world.rewardCases)
    if (one.status === 'Open' && gone.has(one.rewardId)) Object.assign(one, { status: 'Closed', decidedAt: world.now })
  world.rewardCases.push(...counting.cases)
  for (const { state, profileId } of counting.added)
    if (world.sharing.has(profileId) && state === 'Accrued') world.faults.push('A milestone of who shares a contact accrued')
}
