import type { ErrorCode } from '../errors/codes.ts'
import { Problem } from '../errors/problem.ts'
import type { ProfileState } from '../profiles/states.ts'
import type { ProfileType } from '../profiles/types.ts'

/** Who may call a field of the user API. What else the call may answer is the field's own affair. */
export type AccessRule = {
  /** False: everybody may, and not even a token that is no good keeps anybody out. */
  readonly signedIn: boolean
  /** Only profiles of these types. */
  readonly types?: readonly ProfileType[]
  /** Only profiles in these states. */
  readonly states?: readonly ProfileState[]
}

export const anyone = { signedIn: false } as const satisfies AccessRule
export const members = { signedIn: true } as const satisfies AccessRule
export const membersOnly = <const Only extends Omit<AccessRule, 'signedIn'>>(only: Only) => ({ signedIn: true, ...only }) as const

/** What of the viewer's active profile decides. */
export type AccessProfile = { readonly type: ProfileType; readonly state: ProfileState }

/** The code for members whose profile is not one a field is for. */
export const refusedProfile: ErrorCode = 'UNAUTHORIZED_UPDATING'

const isFor = ({ types, states }: AccessRule, { type, state }: AccessProfile): boolean =>
  (types === undefined || types.includes(type)) && (states === undefined || states.includes(state))

/** Whether a viewer may call a field; null is somebody who is not signed in. */
export const mayCall = (rule: AccessRule, profile: AccessProfile | null): boolean =>
  !rule.signedIn || (profile !== null && isFor(rule, profile))

/**
 * Why a viewer may not call a field; null where they may. `problem` is what was wrong with the token of somebody who has no valid session;
 * without one they have sent none.
 */
export function refusalOf(rule: AccessRule, profile: AccessProfile | null, problem: Problem | null): Problem | null {
  if (mayCall(rule, profile)) return null
  return profile === null ? (problem ?? new Problem('UN_AUTHORIZED')) : new Problem(refusedProfile)
}
