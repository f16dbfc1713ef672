import type { ErrorCode } from '../../errors/codes.ts'
import type { FlagKey } from '../../flags/flags.ts'
import type { AccessRow } from './matrix.ts'
import { memberNames, type MemberKind, type UserViewer } from './user-viewers.ts'

export type UserRow = AccessRow<UserViewer>

/** Returns a row for a field that everybody may call, even with an invalid token. */
export const openToAll = (root: UserRow['root'], call: string): UserRow => ({ root, call, refuses: {} })

/** Returns a row for a field that only members may call; `refuses` has the code for each kind of member who may not. */
export const forMembers = (root: UserRow['root'], call: string, refuses: Partial<Record<MemberKind, ErrorCode>> = {}): UserRow => ({
  root,
  call,
  refuses: { signedOut: 'UN_AUTHORIZED', suspended: 'USER_SUSPENDED', adminToken: 'UN_AUTHORIZED', ...refuses },
})

/** Marks a row whose call takes a file. */
export const sendingFile = (row: UserRow): UserRow => ({ ...row, takesFile: true })

/** Marks a row whose field also refuses members whom the access table allows. */
export const decidingItself = (row: UserRow): UserRow => ({ ...row, decidesItself: true })

/** Marks a row whose field exists only while a flag is on. */
export const behindFlag =
  (feature: FlagKey) =>
  (row: UserRow): UserRow => ({ ...row, feature })

/** Returns the same refusal for several kinds of members. */
export const each = (kinds: readonly MemberKind[], code: ErrorCode): Partial<Record<MemberKind, ErrorCode>> =>
  Object.fromEntries(kinds.map((kind) => [kind, code]))

/** Returns every kind of member except the given ones. */
export const allBut = (...kinds: readonly MemberKind[]): MemberKind[] => memberNames.filter((name) => !kinds.includes(name))
