import { budgetRules } from '@wasla/contract/programs/steps/budget.ts'
import { checkedBy } from '#form/checked-by.ts'
import { budgetInputOf } from './budget-draft.ts'

/** Validates the step by the contract's rules. Loaded with the first change: the rules and their library are 8 kB. */
export const check = checkedBy(budgetRules, budgetInputOf)
