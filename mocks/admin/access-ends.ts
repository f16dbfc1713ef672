import { endWork } from '@wasla/contract/admin/access-ends.ts'
import type { AdminInvitationRecord } from '@wasla/contract/admin/invitations.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'
import { settingOf } from './setting-changes.ts'

/** Ends every session of an account except one. */
export function endSessions({ memory, now }: AdminStore, adminId: string, exceptId: string | null = null): void {
  for (const session of memory.sessions.values()) if (session.adminId === adminId && session.id !== exceptId) session.revokedAt ??= now()
}

const inTime = (one: { createdAt: number; id: string }, other: { createdAt: number; id: string }) =>
  one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1)

/**
 * Ends the open work of an admin whose access ends (Y-09). Removes the admin's approvals from open withdrawals, and ends the admin's open
 * proposals and invitations. The audit log names the admin who ended the access.
 */
export function takeWorkBack(adminStore: AdminStore, id: string, endedBy: Admin['account']): void {
  const { store, memory } = adminStore
  const { world } = store.memory
  for (const withdrawal of world.withdrawals)
    if (withdrawal.status === 'Initiated') withdrawal.approvals = withdrawal.approvals.filter(({ adminId }) => adminId !== id)
  const isOpenOf = (one: { proposedBy: string; status: string }) => one.proposedBy === id && one.status === 'Proposed'
  const isWaitingOf = (one: AdminInvitationRecord) =>
    one.acceptedAt === null && one.revokedAt === null && (one.invitedBy === id || one.accountId === id)
  const ended = endWork(
    {
      adjustments: world.adjustments.filter(isOpenOf).toSorted(inTime),
      settingChanges: memory.settingChanges
        .filter(isOpenOf)
        .toSorted(inTime)
        .map((change) => ({ change, setting: settingOf(adminStore, change.key) })),
      invitations: memory.invitations.filter(isWaitingOf).toSorted(inTime),
    },
    { endedBy: endedBy.id, now: adminStore.now() },
  )
  const after = <One extends { id: string }>(all: readonly One[], changed: readonly Omit<One, 'token'>[]): One[] =>
    all.map((one) => ({ ...one, ...changed.find((other) => 'id' in other && other.id === one.id) }))
  world.adjustments = after(world.adjustments, ended.adjustments)
  memory.settingChanges = after(memory.settingChanges, ended.settingChanges)
  memory.invitations = after(memory.invitations, ended.invitations)
  for (const action of ended.actions) writeAction(adminStore, { account: endedBy }, action)
}
