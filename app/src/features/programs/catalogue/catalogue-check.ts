import { catalogueRules } from '@wasla/contract/programs/steps/catalogue.ts'
import { checkedBy } from '#form/checked-by.ts'
import { catalogueOf } from './catalogue-draft.ts'

/** The step by the contract's rules. Fetched with the first change: the rules and their library are 8 kB. */
export const check = checkedBy(catalogueRules, catalogueOf)
