import { setUpIndividualAccountRules } from '@wasla/contract/onboarding/rules.ts'
import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { FieldProblem } from '@wasla/contract/errors/field-problem.ts'

/** Returns the problems of a draft at the time `now` by the contract's rules, before it is sent (C-03). */
export const problemsOfDraft = (now: number, draft: object): FieldProblem[] => problemsOf(setUpIndividualAccountRules(now), draft)
