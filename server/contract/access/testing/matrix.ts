import type { ErrorCode } from '../../errors/codes.ts'
import type { FlagKey } from '../../flags/flags.ts'

/**
 * One root field of an API in the authorization matrix: a call that asks for it with arguments the schema accepts, and for every kind
 * of viewer the code by which it is turned away. Who is not named gets in: what else the call may answer is the field's own affair.
 */
export type AccessRow<Viewer extends string> = {
  root: 'query' | 'mutation'
  /** `field(args) { selection }`. */
  call: string
  /** Whether the call takes a file, which is its `$file`. */
  takesFile?: boolean
  /** Whether some of `refuses` comes from the field's own decision, which knows more of the viewer than the table does. */
  decidesItself?: boolean
  refuses: Readonly<Partial<Record<Viewer, ErrorCode>>>
  /** The flag without which it is refused whoever got in with it. */
  feature?: FlagKey
}

/** The codes by which somebody is turned away, as opposed to what is wrong with a call. */
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

/** The call of a row as a whole operation. */
export const operationOf = ({ root, call, takesFile }: Pick<AccessRow<string>, 'root' | 'call' | 'takesFile'>): string =>
  `${root} ${takesFile ? '($file: Upload!) ' : ''}{ ${call} }`

/** The name of the field a row is about. */
export const fieldOf = ({ call }: Pick<AccessRow<string>, 'call'>): string => /^\w+/.exec(call)?.[0] ?? ''
