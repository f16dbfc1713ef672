import { budgetDraftOf, budgetInputOf, type BudgetDraft } from './budget-draft.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const name = 'wasla.leftBudget'

/** Of this tab alone: what was typed when the step was left for the wallet. Another program’s is none. */
export const leftBudget = {
  read(box: Box, programId: string): BudgetDraft | null {
    try {
      const stored: unknown = JSON.parse(box.getItem(name) ?? 'null')
      if (typeof stored !== 'object' || stored === null || !('programId' in stored) || !('data' in stored)) return null
      return stored.programId === programId ? budgetDraftOf(stored.data) : null
    } catch {
      return null
    }
  },
  store: (box: Box, programId: string, draft: BudgetDraft) => box.setItem(name, JSON.stringify({ programId, data: budgetInputOf(draft) })),
  forget: (box: Box) => box.removeItem(name),
}
