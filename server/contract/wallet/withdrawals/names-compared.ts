import type { FieldProblem } from '../../errors/field-problem.ts'

type Saying = {
  /** Whether the withdrawal is approved or reported as paid. */
  readonly success: boolean
  /** Whether the name on the bank account is the profile's name. */
  readonly nameMatches: boolean
  /** Whether the admin states that they compared both names. */
  readonly namesCompared: boolean | null | undefined
}

/**
 * Returns a problem if money would go to an account in another name and the deciding admin did not state that they compared both names
 * (P-16). Returns null otherwise. Form, server and mock use this function.
 */
export const namesProblem = ({ success, nameMatches, namesCompared }: Saying): FieldProblem | null =>
  success && !nameMatches && namesCompared !== true ? { path: 'namesCompared', rule: 'required' } : null
