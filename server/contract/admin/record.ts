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
}

export type AdminSessionRecord = {
  id: string
  adminId: string
  lastUsedAt: number
  expiresAt: number
  revokedAt: number | null
}
