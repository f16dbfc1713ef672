import { setUpIndividualAccountRules } from '@wasla/contract/onboarding/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'

/** What the contract's rules find wrong with an account at the moment `now`, before anything is sent (C-03). */
export const problemsOfDraft = (now: number, draft: object): FieldProblem[] => problemsOf(setUpIndividualAccountRules(now), draft)
