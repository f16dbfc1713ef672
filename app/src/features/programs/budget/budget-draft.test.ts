import { describe, expect, it } from 'vitest'
import { budgetDraftOf, budgetFacts, budgetInputOf } from './budget-draft.ts'

const saved = { amount: 300_000, payoutFrequency: 'WEEKLY', currency: 'SAR' }

describe('budget draft', () => {
  it('converts saved data to a draft and back unchanged', () => {
    expect(budgetInputOf(budgetDraftOf(saved))).toEqual(saved)
  })
  it('is empty if the saved data is missing or unreadable', () => {
    expect(budgetInputOf(budgetDraftOf(null))).toEqual({ currency: 'SAR' })
    expect(budgetInputOf(budgetDraftOf({ amount: 1.5, payoutFrequency: 'DAILY' }))).toEqual({ currency: 'SAR' })
  })
})

describe('budgetFacts', () => {
  it('warns if the amount is below the cost of one whole path, but not if the amount equals that cost', () => {
    expect(budgetFacts(300_000, 360_000)).toEqual({ isBelowOnePath: true, wholePaths: 0 })
    expect(budgetFacts(360_000, 360_000)).toEqual({ isBelowOnePath: false, wholePaths: 1 })
  })
  it('counts the whole paths that the amount pays for, or returns null if milestones pay no cash', () => {
    expect(budgetFacts(1_000_000, 360_000).wholePaths).toBe(2)
    expect(budgetFacts(1_000_000, 0)).toEqual({ isBelowOnePath: false, wholePaths: null })
  })
})
