import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { placesOf, type PlaceId } from '../places.ts'
import type { FinanceQueues } from './useFinanceQueues.ts'
import type { Queues } from './useQueues.ts'

/** How many items await somebody at a place. */
export function awaitingAt(
  id: PlaceId,
  { open, waiting, held, looks, cases, rewards, openWithdrawals, proposals, settingChanges }: Queues & FinanceQueues,
): number {
  const counts: Partial<Record<PlaceId, number | null>> = {
    waitingList: waiting,
    reviews: open,
    results: held,
    secondLooks: looks,
    networkCases: cases,
    rewardCases: rewards,
    withdrawals: openWithdrawals,
    adjustments: proposals,
    settingChanges,
  }
  return counts[id] ?? 0
}

/** Places whose count is no case that somebody has to decide: people in line are not overdue. */
const noCases: readonly PlaceId[] = ['waitingList']

/** How many cases await somebody of this role, all together: what the menu button says on a phone. */
export const casesAwaiting = (role: AdminRole, queues: Queues & FinanceQueues): number =>
  placesOf(role, false)
    .filter(({ id }) => !noCases.includes(id))
    .reduce((sum, { id }) => sum + awaitingAt(id, queues), 0)
