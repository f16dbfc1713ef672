import type { AdminRole } from './roles.ts'

/** An admin account, without its secrets. Times are in milliseconds. */
export type AdminAccountRecord = {
  id: string
  email: string
  name: string
  role: AdminRole
  hasTotp: boolean
  disabledAt: number | null
  lastSeenAt: number | null
  /** Id of the account that sent this account's invitation or last reset link; null if the link was made on the server's own machine. */
  invitedBy: string | null
  /** End of the account's rest. Before that time, the account cannot be a second person (Y-09). Null if it does not rest. */
  restsUntil: number | null
}

export type AdminSessionRecord = {
  id: string
  adminId: string
  /** When the admin of the session last proved their identity: at sign-in, or later by a code. */
  provenAt: number
  lastUsedAt: number
  expiresAt: number
  revokedAt: number | null
}
