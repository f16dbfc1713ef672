import type { AdjustmentRecord } from '@wasla/contract/wallet/adjustments/record.ts'
import type { World } from '@wasla/mocks/world/tables.ts'
import type { Database } from '#database/database.ts'
import { postAdjustment } from '../domains/admin/finance/adjustments.ts'
import { decideOnce, insertAdjustment } from '../domains/admin/stores/adjustments.ts'
import type { Services } from '../services/services.ts'
import type { Step } from './programs.ts'
import { accountsOf } from './stores/accounts.ts'

/**
 * Returns steps that post and propose the adjustments of the back office, each at its time. They move money as an admin's decision does,
 * but write no audit log: a reset would write it again. Returns no steps if the back office has no accounts.
 */
export async function adjustmentSteps(
  tx: Database,
  money: Pick<Services, 'ledger' | 'wallet'>,
  { adjustments }: World,
  giveId: (id: string) => void,
): Promise<Step[]> {
  const accounts = await accountsOf(tx)
  return adjustments.flatMap((adjustment): Step[] => {
    const { createdAt, decidedAt, transactionId } = adjustment
    const proposedBy = accounts.get(adjustment.proposedBy)
    const decidedBy = accounts.get(adjustment.decidedBy ?? '') ?? null
    if (proposedBy === undefined || (decidedAt !== null && decidedBy === null)) return []
    const proposed: AdjustmentRecord = {
      ...adjustment,
      proposedBy,
      status: 'Proposed',
      decidedBy: null,
      decidedAt: null,
      transactionId: null,
    }
    const decide = async (at: number) => {
      if (transactionId !== null) giveId(transactionId)
      const posted = transactionId === null ? null : await postAdjustment(tx, money, proposed)
      await decideOnce(tx, { ...adjustment, proposedBy, decidedBy, decidedAt: at, transactionId: posted })
    }
    return [
      { at: createdAt, act: () => insertAdjustment(tx, proposed) },
      ...(decidedAt === null ? [] : [{ at: decidedAt, act: () => decide(decidedAt) }]),
    ]
  })
}
