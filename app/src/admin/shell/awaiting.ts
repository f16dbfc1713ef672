import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { placesOf, type PlaceId } from '../places.ts'
import type { FinanceQueues } from './useFinanceQueues.ts'
import type { Queues } from './useQueues.ts'

/** Returns the number of open items of a place. */
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

/** Places whose count is left out of the sum: people on the waiting list need no decision. */
const noCases: readonly PlaceId[] = ['waitingList']

/** Returns the number of all undecided cases for a role. The menu button shows it on a phone. */
export const casesAwaiting = (role: AdminRole, queues: Queues & FinanceQueues): number =>
  placesOf(role, false)
    .filter(({ id }) => !noCases.includes(id))
    .reduce((sum, { id }) => sum + awaitingAt(id, queues), 0)
