import type { BudgetUsage } from '../programs/budget/usage.ts'

/** Used shares of a budget at which its brand is alerted, in percent (L-06). */
const alertShares = [75, 100] as const
export type AlertShare = (typeof alertShares)[number]

/** An alert that was sent, with the budget at that time in halalas. The alert can be sent again after the budget is raised. */
export type BudgetAlertRecord = { readonly programId: string; readonly share: AlertShare; readonly budget: number }

/** Returns the alerts that are due, except those already sent for the current budget, the lowest first (L-06). */
export const dueAlerts = (usage: Pick<BudgetUsage, 'amount' | 'consumedPercent'>, sent: readonly BudgetAlertRecord[]): AlertShare[] =>
  alertShares.filter(
    (share) => usage.amount > 0 && usage.consumedPercent >= share && !sent.some((one) => one.share === share && one.budget >= usage.amount),
  )
