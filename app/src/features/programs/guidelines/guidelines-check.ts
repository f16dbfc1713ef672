import { guidelinesRules } from '@wasla/contract/programs/steps/guidelines.ts'
import { checkedBy } from '#form/checked-by.ts'
import { guidelinesOf } from './guidelines-draft.ts'

/** Validates the step by the contract's rules. Loaded at the user's first change, because the rules and their library are 8 kB. */
export const check = checkedBy(guidelinesRules, guidelinesOf)
