import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { Check } from './check.ts'

/** Checks by a rule of the contract; `inputOf` makes of the draft the input that the rule accepts. */
export const checkedBy =
  <Draft>(rule: Parameters<typeof problemsOf>[0], inputOf: (draft: Draft) => unknown = (draft) => draft): Check<Draft> =>
  (draft) =>
    problemsOf(rule, inputOf(draft))
