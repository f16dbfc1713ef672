import type { ErrorCode } from '../../errors/codes.ts'
import type { FlagKey } from '../../flags/flags.ts'
import type { AccessRow } from './matrix.ts'
import { memberNames, type MemberKind, type UserViewer } from './user-viewers.ts'

export type UserRow = AccessRow<UserViewer>

/** Not even a member's token that is no good keeps anybody out. */
export const openToAll = (root: UserRow['root'], call: string): UserRow => ({ root, call, refuses: {} })

/** Members alone, each as `refuses` says. */
export const forMembers = (root: UserRow['root'], call: string, refuses: Partial<Record<MemberKind, ErrorCode>> = {}): UserRow => ({
  root,
  call,
  refuses: { signedOut: 'UN_AUTHORIZED', suspended: 'USER_SUSPENDED', adminToken: 'UN_AUTHORIZED', ...refuses },
})

/** The same for a call that takes a file. */
export const sendingFile = (row: UserRow): UserRow => ({ ...row, takesFile: true })

/** The same for a field whose decision turns away more members than the table. */
export const decidingItself = (row: UserRow): UserRow => ({ ...row, decidesItself: true })

/** The same for a field that is there only while a flag is on. */
export const behindFlag =
  (feature: FlagKey) =>
  (row: UserRow): UserRow => ({ ...row, feature })

/** The same refusal for several kinds of members. */
export const each = (kinds: readonly MemberKind[], code: ErrorCode): Partial<Record<MemberKind, ErrorCode>> =>
  Object.fromEntries(kinds.map((kind) => [kind, code]))

/** Every kind but these. */
export const allBut = (...kinds: readonly MemberKind[]): MemberKind[] => memberNames.filter((name) => !kinds.includes(name))
