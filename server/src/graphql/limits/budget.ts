/** Thrown if a document needs more steps than allowed. */
export class OverBudget extends Error {}

/** Counts the steps of judging one document. Throws `OverBudget` above `steps`. */
export function budgetOf(steps: number) {
  let spent = 0
  return {
    spend(count: number): void {
      spent += count
      if (spent > steps) throw new OverBudget()
    },
    spent: () => spent,
  }
}

export type Budget = ReturnType<typeof budgetOf>
