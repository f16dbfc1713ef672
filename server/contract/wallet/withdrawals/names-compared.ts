import type { FieldProblem } from '../../errors/field-problem.ts'

type Saying = {
  /** Whether the withdrawal is approved or reported as paid. */
  readonly success: boolean
  /** Whether the account's holder has the profile's name. */
  readonly nameMatches: boolean
  /** Whether the admin states that they compared both names. */
  readonly namesCompared: boolean | null | undefined
}

/**
 * Returns a problem if money would go to an account in another name and the admin who approves or settles it did not state that they
 * compared both names (P-16); null otherwise. Form, server and mock all use it.
 */
export const namesProblem = ({ success, nameMatches, namesCompared }: Saying): FieldProblem | null =>
  success && !nameMatches && namesCompared !== true ? { path: 'namesCompared', rule: 'required' } : null
