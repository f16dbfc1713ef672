import { Problem } from '../errors/problem.ts'
import { mayCall, type AccessProfile, type AccessRule } from './rule.ts'

/**
 * Why a viewer may not call a field; null where they may. `problem` is what was wrong with the token of somebody who has no valid session;
 * without one they have sent none.
 */
export function refusalOf(rule: AccessRule, profile: AccessProfile | null, problem: Problem | null): Problem | null {
  if (mayCall(rule, profile)) return null
  return profile === null ? (problem ?? new Problem('UN_AUTHORIZED')) : new Problem(rule.code ?? 'UNAUTHORIZED_UPDATING')
}
