import type { FieldProblem } from '../../errors/field-problem.ts'

type Saying = {
  /** Whether the bank is to pay, or is said to have paid. */
  readonly success: boolean
  /** Whether the holder of the account is called as the profile is. */
  readonly nameMatches: boolean
  /** Whether the person says that they compared both names. */
  readonly namesCompared: boolean | null | undefined
}

/**
 * Money goes to an account in another name only if whoever approves or settles it says that they compared both names (P-16): what is wrong
 * with saying it otherwise, or null. The form, the server and the mock all ask this.
 */
export const namesProblem = ({ success, nameMatches, namesCompared }: Saying): FieldProblem | null =>
  success && !nameMatches && namesCompared !== true ? { path: 'namesCompared', rule: 'required' } : null
