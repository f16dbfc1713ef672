import { budgetRules } from '@wasla/contract/programs/steps/budget.ts'
import { checkedBy } from '#form/checked-by.ts'
import { budgetInputOf } from './budget-draft.ts'

/** Validates the step by the contract's rules. Loaded at the user's first change, because the rules and their library are 8 kB. */
export const check = checkedBy(budgetRules, budgetInputOf)
