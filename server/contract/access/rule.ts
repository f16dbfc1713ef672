import type { ErrorCode } from '../errors/codes.ts'
import type { FlagKey } from '../flags/flags.ts'
import type { ProfileState } from '../profiles/states.ts'
import type { ProfileType } from '../profiles/types.ts'

/** Who may call a field of the user API. The field may still refuse the call for other reasons. */
export type AccessRule = {
  /** Whether the caller must be signed in. If false, everybody may call the field, even with an invalid token. */
  readonly signedIn: boolean
  /** The flag that the field belongs to: nobody may call it while the effective value is off. */
  readonly feature?: FlagKey
  /** Only profiles of these types may call the field. */
  readonly types?: readonly ProfileType[]
  /** Only profiles in these states may call the field. */
  readonly states?: readonly ProfileState[]
  /**
   * Whether the caller may change something here while their account is being deleted. All other changes are refused then
   * (docs/decisions/095-own-data.md).
   */
  readonly whileDeleting?: true
  /** The code for members whose profile does not fit; `UNAUTHORIZED_UPDATING` by default. */
  readonly code?: ErrorCode
}

export const anyone = { signedIn: false } as const satisfies AccessRule
export const members = { signedIn: true } as const satisfies AccessRule
export const membersOnly = <const Only extends Omit<AccessRule, 'signedIn'>>(only: Only) => ({ signedIn: true, ...only }) as const

/** The part of the viewer's active profile that access depends on. */
export type AccessProfile = { readonly type: ProfileType; readonly state: ProfileState }

/** Returns whether profiles of a type can ever call a field. A menu shows such fields even while the profile's state forbids them. */
export const isForType = ({ types }: AccessRule, type: ProfileType): boolean => types === undefined || types.includes(type)

const isFor = (rule: AccessRule, { type, state }: AccessProfile): boolean =>
  isForType(rule, type) && (rule.states === undefined || rule.states.includes(state))

/** Returns whether a viewer may call a field; `profile` is null for a viewer who is not signed in. */
export const mayCall = (rule: AccessRule, profile: AccessProfile | null): boolean =>
  !rule.signedIn || (profile !== null && isFor(rule, profile))
