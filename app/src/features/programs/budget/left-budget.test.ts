import { expect, it } from 'vitest'
import { budgetDraftOf } from './budget-draft.ts'
import { leftBudget } from './left-budget.ts'

const stored = new Map<string, string>()
const box = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
}

it('leftBudget returns the draft stored before a top-up, for the same program only', () => {
  const typed = budgetDraftOf({ amount: 500_000, payoutFrequency: 'MONTHLY' })
  leftBudget.store(box, 'cup', typed)
  expect(leftBudget.read(box, 'cup')).toEqual(typed)
  expect(leftBudget.read(box, 'other')).toBeNull()
  leftBudget.forget(box)
  expect(leftBudget.read(box, 'cup')).toBeNull()
})

it('leftBudget returns null if the stored value is damaged', () => {
  box.setItem('wasla.leftBudget', 'x')
  expect(leftBudget.read(box, 'cup')).toBeNull()
})
