import type { ErrorCode } from '../../errors/codes.ts'
import type { FlagKey } from '../../flags/flags.ts'

/**
 * One root field of an API in the authorization matrix: a call with arguments that the schema accepts, and for each kind of viewer the code
 * that refuses it. A viewer without a code has access; such a call may still fail for a reason other than access.
 */
export type AccessRow<Viewer extends string> = {
  root: 'query' | 'mutation'
  /** `field(args) { selection }`. */
  call: string
  /** Whether the call takes a file in its variable `$file`. */
  takesFile?: boolean
  /** Whether some of the codes in `refuses` come from the decision of the field, not from the access table. */
  decidesItself?: boolean
  refuses: Readonly<Partial<Record<Viewer, ErrorCode>>>
  /** The flag that must be on. While it is off, viewers who had access are refused too. */
  feature?: FlagKey
}

/** The codes that say that a viewer has no access. All other codes say what is wrong with the call. */
export const turnedAway: ReadonlySet<ErrorCode> = new Set([
  'UN_AUTHORIZED',
  'INVALID_SESSION',
  'USER_SUSPENDED',
  'UNAUTHORIZED_UPDATING',
  'USER_NOT_VERIFIED',
  'FORBIDDEN',
  'ADMIN_FORBIDDEN',
  'FEATURE_DISABLED',
])

/** Returns the call of a row as a complete operation. */
export const operationOf = ({ root, call, takesFile }: Pick<AccessRow<string>, 'root' | 'call' | 'takesFile'>): string =>
  `${root} ${takesFile ? '($file: Upload!) ' : ''}{ ${call} }`

/** Returns the name of the field that a row is about. */
export const fieldOf = ({ call }: Pick<AccessRow<string>, 'call'>): string => /^\w+/.exec(call)?.[0] ?? ''
