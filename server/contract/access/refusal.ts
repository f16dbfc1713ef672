import { Problem } from '../errors/problem.ts'
import type { Flags } from '../flags/flags.ts'
import { mayCall, type AccessProfile, type AccessRule } from './rule.ts'

/** Who calls, and what is switched on. */
export type Caller = {
  /** Null without a valid session. */
  readonly profile: AccessProfile | null
  /** What was wrong with the token of somebody who has no valid session; null where they have sent none. */
  readonly problem: Problem | null
  /** The effective values. */
  readonly flags: Flags
}

/**
 * Why a field may not be called now; null where it may: first who is not signed in, then what is switched off, then who is somebody
 * else than the row asks for.
 */
export function refusalOf(rule: AccessRule, { profile, problem, flags }: Caller): Problem | null {
  if (rule.signedIn && profile === null) return problem ?? new Problem('UN_AUTHORIZED')
  if (rule.feature !== undefined && !flags[rule.feature]) return new Problem('FEATURE_DISABLED')
  return mayCall(rule, profile) ? null : new Problem(rule.code ?? 'UNAUTHORIZED_UPDATING')
}

/** A field that is open to everybody at all times. */
export const isAlwaysOpen = ({ signedIn, feature }: AccessRule): boolean => !signedIn && feature === undefined
