import type { ProgramRecord } from '../record.ts'

/** A program's money in the ledger, in halalas: the balance of its escrow, and the part that is earned and not paid yet (L-06). */
export type ProgramMoney = { readonly escrow: number; readonly accrued: number }

export const noMoney: ProgramMoney = { escrow: 0, accrued: 0 }

/** The `ProgramBudgetUsage` of the API, in halalas. The percentage is rounded down. */
export type BudgetUsage = { amount: number; accrued: number; paid: number; remaining: number; consumedPercent: number }

/** Returns the part of the escrow that nobody has earned yet, in halalas. */
export const remainingOf = ({ escrow, accrued }: ProgramMoney): number => Math.max(0, escrow - accrued)

/** Returns how a budget was used (L-06). The sum of paid, accrued and remaining is everything that was reserved and not returned. */
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
