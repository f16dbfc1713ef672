import type { AdminStore } from './admin-store.ts'

/** Ends every session of an account but one. */
export function endSessions({ memory, now }: AdminStore, adminId: string, exceptId: string | null = null): void {
  for (const session of memory.sessions.values()) if (session.adminId === adminId && session.id !== exceptId) session.revokedAt ??= now()
}

/** What an admin said of open withdrawals counts no longer. */
export function takeApprovalsBack({ store }: AdminStore, id: string): void {
  for (const withdrawal of store.memory.world.withdrawals)
    if (withdrawal.status === 'Initiated') withdrawal.approvals = withdrawal.approvals.filter(({ adminId }) => adminId !== id)
}
