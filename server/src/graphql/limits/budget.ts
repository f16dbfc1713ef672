/** More work than a document is worth. */
export class OverBudget extends Error {}

/** Steps that may be taken to judge one document, however it is made; the step beyond the last throws `OverBudget`. */
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
