import type { BudgetUsage } from '../programs/budget/usage.ts'

/** When a brand is told of its budget, in percent of it (L-06). */
export const alertShares = [75, 100] as const
export type AlertShare = (typeof alertShares)[number]

/** An alert that was sent, with the budget that it was about, in halalas: one that was raised since alerts anew. */
export type BudgetAlertRecord = { readonly programId: string; readonly share: AlertShare; readonly budget: number }

/** Which alerts a budget gives now that it did not give since it was last raised, the lowest first (L-06). */
export const dueAlerts = (usage: Pick<BudgetUsage, 'amount' | 'consumedPercent'>, sent: readonly BudgetAlertRecord[]): AlertShare[] =>
  alertShares.filter(
    (share) => usage.amount > 0 && usage.consumedPercent >= share && !sent.some((one) => one.share === share && one.budget >= usage.amount),
  )
