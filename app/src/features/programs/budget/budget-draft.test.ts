import { describe, expect, it } from 'vitest'
import { budgetDraftOf, budgetFacts, budgetInputOf } from './budget-draft.ts'

const saved = { amount: 300_000, payoutFrequency: 'WEEKLY', currency: 'SAR' }

describe('the form of the budget', () => {
  it('sends what was saved back unchanged', () => {
    expect(budgetInputOf(budgetDraftOf(saved))).toEqual(saved)
  })
  it('is empty where nothing, or nothing readable, was saved', () => {
    expect(budgetInputOf(budgetDraftOf(null))).toEqual({ currency: 'SAR' })
    expect(budgetInputOf(budgetDraftOf({ amount: 1.5, payoutFrequency: 'DAILY' }))).toEqual({ currency: 'SAR' })
  })
})

describe('what an amount means', () => {
  it('is a warning below the cash of one whole path, and none at exactly that', () => {
    expect(budgetFacts(300_000, 360_000)).toEqual({ isBelowOnePath: true, wholePaths: 0 })
    expect(budgetFacts(360_000, 360_000)).toEqual({ isBelowOnePath: false, wholePaths: 1 })
  })
  it('counts how many it pays from start to end, where milestones pay cash', () => {
    expect(budgetFacts(1_000_000, 360_000).wholePaths).toBe(2)
    expect(budgetFacts(1_000_000, 0)).toEqual({ isBelowOnePath: false, wholePaths: null })
  })
})
