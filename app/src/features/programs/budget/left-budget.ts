import { budgetDraftOf, budgetInputOf, type BudgetDraft } from './budget-draft.ts'

type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const name = 'wasla.leftBudget'

/**
 * Keeps the draft of the budget step in this tab's storage while the user is in the wallet. `read` returns null if the stored draft belongs
 * to another program.
 */
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
