import { problemsOf } from '@wasla/contract/validation/check.ts'
import type { Check } from './check.ts'

/** Returns a check by a rule of the contract; `inputOf` turns the draft into the rule's input. */
export const checkedBy =
  <Draft>(rule: Parameters<typeof problemsOf>[0], inputOf: (draft: Draft) => unknown = (draft) => draft): Check<Draft> =>
  (draft) =>
    problemsOf(rule, inputOf(draft))
