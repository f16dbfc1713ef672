import { useQuery } from '@apollo/client/react'
import { adminMayCall } from '@wasla/contract/access/admin.ts'
import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import { AdminFinanceQueuesDocument } from './financeQueues.generated.ts'

/** Numbers of open finance items. Null while unknown, and if the role may not see the queue. */
export type FinanceQueues = {
  readonly openWithdrawals: number | null
  readonly overdueWithdrawals: number | null
  readonly proposals: number | null
  readonly settingChanges: number | null
}

/** Loads the numbers of open finance items once for the whole page. */
export function useFinanceQueues(role: AdminRole): FinanceQueues {
  const withdrawals = adminMayCall(role, 'adminWithdrawals')
  const adjustments = adminMayCall(role, 'adminAdjustments')
  const changes = adminMayCall(role, 'adminDecideSettingChange')
  const { data } = useQuery(AdminFinanceQueuesDocument, {
    variables: { withdrawals, adjustments, changes },
    context: { errors: 'mine' },
    skip: !withdrawals && !adjustments && !changes,
  })
  return {
    openWithdrawals: data?.open?.count ?? null,
    overdueWithdrawals: data?.overdue?.count ?? null,
    proposals: data?.proposals?.count ?? null,
    settingChanges: data?.changes?.count ?? null,
  }
}
