import { useQuery } from '@apollo/client/react'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { AdminQueuesDocument } from './queues.generated.ts'

/** How many items are in each queue; null while unknown, and for a queue that the role may not see. */
export type Queues = {
  readonly open: number | null
  readonly overdue: number | null
  readonly waiting: number | null
  /** Results that a risk rule holds (N-14). */
  readonly held: number | null
  /** Requests for another look that nobody has answered. */
  readonly looks: number | null
  /** Network cases that nobody has decided (Y-06). */
  readonly cases: number | null
  /** Rewards that are held until somebody decides (Y-08). */
  readonly rewards: number | null
}

/** The counts of the queues, requested once for the whole page. */
export function useQueues(role: AdminRole): Queues {
  const reviews = adminMayCall(role, 'adminReviewCases')
  const waiting = adminMayCall(role, 'adminWaitingList')
  const held = adminMayCall(role, 'adminConversions')
  const looks = adminMayCall(role, 'adminSecondLooks')
  const cases = adminMayCall(role, 'adminNetworkCases')
  const rewards = adminMayCall(role, 'adminRewardCases')
  const { data } = useQuery(AdminQueuesDocument, {
    variables: { reviews, waiting, held, looks, cases, rewards },
    context: { errors: 'mine' },
    skip: !reviews && !waiting && !held && !looks && !cases && !rewards,
  })
  return {
    open: data?.open?.count ?? null,
    overdue: data?.overdue?.count ?? null,
    waiting: data?.waiting?.count ?? null,
    held: data?.held?.count ?? null,
    looks: data?.looks?.count ?? null,
    cases: data?.cases?.count ?? null,
    rewards: data?.rewards?.count ?? null,
  }
}
