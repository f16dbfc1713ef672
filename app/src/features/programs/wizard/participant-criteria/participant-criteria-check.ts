import { participantCriteriaRules } from '@wasla/contract/programs/steps/participant-criteria.ts'
import { checkedBy } from '#form/checked-by.ts'
import { dataOf, type CriteriaDraft } from './criteria-draft.ts'

/** Validates the step by the contract's rules. Loaded at the user's first change, because the rules and their library are 8 kB. */
export const check = checkedBy<CriteriaDraft>(participantCriteriaRules, dataOf)
