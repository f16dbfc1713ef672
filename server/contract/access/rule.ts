import type { ErrorCode } from '../errors/codes.ts'
import type { FlagKey } from '../flags/flags.ts'
import type { ProfileState } from '../profiles/states.ts'
import type { ProfileType } from '../profiles/types.ts'

/** Who may call a field of the user API. What else the call may answer is the field's own affair. */
export type AccessRule = {
  /** False: everybody may, and not even a token that is no good keeps anybody out. */
  readonly signedIn: boolean
  /** The flag it is a part of: nobody may call it while the effective value is off. */
  readonly feature?: FlagKey
  /** Only profiles of these types. */
  readonly types?: readonly ProfileType[]
  /** Only profiles in these states. */
  readonly states?: readonly ProfileState[]
  /** How members are refused whose profile is another; `UNAUTHORIZED_UPDATING` where a row says nothing else. */
  readonly code?: ErrorCode
}

export const anyone = { signedIn: false } as const satisfies AccessRule
export const members = { signedIn: true } as const satisfies AccessRule
export const membersOnly = <const Only extends Omit<AccessRule, 'signedIn'>>(only: Only) => ({ signedIn: true, ...only }) as const

/** What of the viewer's active profile decides. */
export type AccessProfile = { readonly type: ProfileType; readonly state: ProfileState }

/** Whether a field is for profiles of a type at all: what a menu shows to somebody whose state may yet change. */
export const isForType = ({ types }: AccessRule, type: ProfileType): boolean => types === undefined || types.includes(type)

const isFor = (rule: AccessRule, { type, state }: AccessProfile): boolean =>
  isForType(rule, type) && (rule.states === undefined || rule.states.includes(state))

/** Whether a viewer may call a field; null is somebody who is not signed in. */
export const mayCall = (rule: AccessRule, profile: AccessProfile | null): boolean =>
  !rule.signedIn || (profile !== null && isFor(rule, profile))
