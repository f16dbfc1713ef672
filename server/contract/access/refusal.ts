import { Problem } from '../errors/problem.ts'
import type { Flags } from '../flags/flags.ts'
import { mayCall, type AccessProfile, type AccessRule } from './rule.ts'

/** The caller of a field, with the flags that are on. */
export type Caller = {
  /** The caller's active profile; null without a valid session. */
  readonly profile: AccessProfile | null
  /** The problem of the token of a caller without a valid session; null if no token was sent. */
  readonly problem: Problem | null
  /** The effective values of the flags. */
  readonly flags: Flags
}

/**
 * Returns why a field may not be called now; null if it may. Checks in this order: whether the caller is signed in, whether the flag is on
 * whether the account is being deleted, so that its profiles are inactive and the caller may change hardly anything, whether the
 * profile fits the row. `isChange`: the field changes something.
 */
export function refusalOf(rule: AccessRule, { profile, problem, flags }: Caller, isChange = false): Problem | null {
  if (rule.signedIn && profile === null) return problem ?? new Problem('UN_AUTHORIZED')
  if (rule.feature !== undefined && !flags[rule.feature]) return new Problem('FEATURE_DISABLED')
  if (isChange && profile?.state === 'Inactive' && rule.whileDeleting !== true) return new Problem('ACCOUNT_BEING_DELETED')
  return mayCall(rule, profile) ? null : new Problem(rule.code ?? 'UNAUTHORIZED_UPDATING')
}

/** Returns whether a field is open to everybody at all times. */
export const isAlwaysOpen = ({ signedIn, feature }: AccessRule): boolean => !signedIn && feature === undefined
