import type { AdminRole } from './roles.ts'

/** An account of the back office, without its secrets. Moments in milliseconds. */
export type AdminAccountRecord = {
  id: string
  email: string
  name: string
  role: AdminRole
  hasTotp: boolean
  disabledAt: number | null
  lastSeenAt: number | null
  /** The account that let this one in: that sent its invitation or its last new link. Null where that was done on the server's own machine. */
  invitedBy: string | null
  /** Until then it is nobody's second person (Y-09). */
  restsUntil: number | null
}

export type AdminSessionRecord = {
  id: string
  adminId: string
  /** When its admin last proved who they are: at the sign-in, or by a code since. */
  provenAt: number
  lastUsedAt: number
  expiresAt: number
  revokedAt: number | null
}
