import { Problem } from '../errors/problem.ts'
import { ownDataLimits } from './limits.ts'

/**
 * Returns `SIGN_IN_NOT_RECENT` if a session began too long ago to take all data of an account away or to delete it: a phone that was left
 * unlocked must not be enough. Null if it is recent.
 */
export const recencyProblem = (session: { readonly createdAt: number }, now: number): Problem | null =>
  now - session.createdAt > ownDataLimits.recentSignIn ? new Problem('SIGN_IN_NOT_RECENT') : null
