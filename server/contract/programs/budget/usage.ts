import type { ProgramRecord } from '../record.ts'

/** What the ledger says of a program, in halalas: what lies in its escrow, and how much of that was earned and is not paid yet (L-06). */
export type ProgramMoney = { readonly escrow: number; readonly accrued: number }

export const noMoney: ProgramMoney = { escrow: 0, accrued: 0 }

/** `ProgramBudgetUsage`, in halalas; the percentage is rounded down, so that 75 means 75. */
export type BudgetUsage = { amount: number; accrued: number; paid: number; remaining: number; consumedPercent: number }

/** What nobody has earned yet. */
export const remainingOf = ({ escrow, accrued }: ProgramMoney): number => Math.max(0, escrow - accrued)

/** What became of a budget (L-06): all that was reserved and did not go back is paid, earned, or still there. */
export function usageOf({ budget }: Pick<ProgramRecord, 'budget'>, money: ProgramMoney): BudgetUsage {
  const paid = budget - money.escrow
  const spent = paid + money.accrued
  return {
    amount: budget,
    accrued: money.accrued,
    paid,
    remaining: remainingOf(money),
    consumedPercent: budget === 0 ? 0 : Math.floor((spent * 100) / budget),
  }
}
