import { useQuery } from '@apollo/client/react'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { AdminQueuesDocument } from './queues.generated.ts'

/** Number of items in each queue. Null while unknown, and if the role may not see the queue. */
export type Queues = {
  readonly open: number | null
  readonly overdue: number | null
  readonly waiting: number | null
  /** Number of results that a risk rule holds (N-14). */
  readonly held: number | null
  /** Number of unanswered review requests. */
  readonly looks: number | null
  /** Number of undecided network cases (Y-06). */
  readonly cases: number | null
  /** Number of rewards that are held for review (Y-08). */
  readonly rewards: number | null
}

/** Loads the number of items of each queue once for the whole page. */
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
