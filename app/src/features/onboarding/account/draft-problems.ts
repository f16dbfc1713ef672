import { setUpIndividualAccountRules } from '@wasla/contract/onboarding/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'

/** Returns the problems that the contract's rules find in an account at the moment `now`, before anything is sent (C-03). */
export const problemsOfDraft = (now: number, draft: object): FieldProblem[] => problemsOf(setUpIndividualAccountRules(now), draft)
