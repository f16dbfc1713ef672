import { reconciliationOf } from '@wasla/contract/admin/finance-views.ts'
import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { ReconciliationPage } from '@wasla/contract/generated/admin-types.ts'
import type { WalletService } from '../../wallet/service.ts'

/** `adminReconciliations` (I12): returns a page of reconciliations, the newest day first. */
export async function reconciliations(
  wallet: Pick<WalletService, 'reconciliations'>,
  { pagination }: { pagination?: PageArgument },
): Promise<ReconciliationPage> {
  const { count, data } = await wallet.reconciliations(adminPageOf(pagination))
  return { count, data: data.map(reconciliationOf) }
}
