import { targetCriteriaRules } from '@wasla/contract/programs/steps/target-criteria.ts'
import { checkedBy } from '#form/checked-by.ts'
import type { TargetCriteria } from '@wasla/contract/programs/step-data.ts'

/** Validates the step by the contract's rules. Loaded at the user's first change, because the rules and their library are 8 kB. */
export const check = checkedBy<TargetCriteria>(targetCriteriaRules)
