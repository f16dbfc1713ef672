import { useQuery } from '@apollo/client/react'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { AdminQueuesDocument } from './queues.generated.ts'

/** How much awaits this role; null while it is not known, and for a queue they may not see. */
export type Queues = { readonly open: number | null; readonly overdue: number | null; readonly waiting: number | null }

/** What awaits somebody, counted once for the whole page. */
export function useQueues(role: AdminRole): Queues {
  const reviews = adminMayCall(role, 'adminReviewCases')
  const waiting = adminMayCall(role, 'adminWaitingList')
  const { data } = useQuery(AdminQueuesDocument, {
    variables: { reviews, waiting },
    context: { errors: 'mine' },
    skip: !reviews && !waiting,
  })
  return { open: data?.open?.count ?? null, overdue: data?.overdue?.count ?? null, waiting: data?.waiting?.count ?? null }
}
