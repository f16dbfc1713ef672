import { catalogueRules } from '@wasla/contract/programs/steps/catalogue.ts'
import { checkedBy } from '#form/checked-by.ts'
import { catalogueOf } from './catalogue-draft.ts'

/** Validates the step by the contract's rules. Loaded with the first change: the rules and their library are 8 kB. */
export const check = checkedBy(catalogueRules, catalogueOf)
