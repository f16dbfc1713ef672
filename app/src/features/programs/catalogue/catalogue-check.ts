import { catalogueRules } from '@wasla/contract/programs/steps/catalogue.ts'
import { checkedBy } from '#form/checked-by.ts'
import { catalogueOf } from './catalogue-draft.ts'

/** Validates the step by the contract's rules. Loaded at the user's first change, because the rules and their library are 8 kB. */
export const check = checkedBy(catalogueRules, catalogueOf)
