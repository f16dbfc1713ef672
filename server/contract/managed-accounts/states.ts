import type { RequestStatus } from '../generated/user-types.ts'
import type { Side } from './policy.ts'
import type { ManagedAccountStatus } from './record.ts'

export const managedAccountEvents = ['accepted', 'rejected', 'removed', 'upgraded', 'closed'] as const
/**
 * An event that can change a managed account. `upgraded`: the profile of one side changed from networker to agent, or from agent to
 * networker. This cancels a pending invitation, because the profile can no longer be on that side; an accepted agreement stays. `closed`:
 * the account of one side was closed, which cancels a pending invitation and an accepted agreement.
 */
export type ManagedAccountEvent = (typeof managedAccountEvents)[number]

const managedAccountMachine: Readonly<Record<ManagedAccountStatus, Readonly<Partial<Record<ManagedAccountEvent, ManagedAccountStatus>>>>> =
  {
    Pending: { accepted: 'Accepted', rejected: 'Rejected', removed: 'Cancelled', upgraded: 'Cancelled', closed: 'Cancelled' },
    Accepted: { removed: 'Cancelled', closed: 'Cancelled' },
    Rejected: {},
    Cancelled: {},
  }

/** Returns the status after `event`; null if the event is not possible. */
export const nextManagedStatus = (status: ManagedAccountStatus, event: ManagedAccountEvent): ManagedAccountStatus | null =>
  managedAccountMachine[status][event] ?? null

/** Returns the statuses in which an event is possible. */
export const statusesBefore = (event: ManagedAccountEvent): ManagedAccountStatus[] =>
  (Object.keys(managedAccountMachine) as ManagedAccountStatus[]).filter((status) => nextManagedStatus(status, event) !== null)

/** The events that each side may cause: only the networker answers, and both sides may remove (D-20). */
export const actionsOf: Readonly<Record<Side, readonly ManagedAccountEvent[]>> = {
  manager: ['removed'],
  talent: ['accepted', 'rejected', 'removed'],
}

/** Returns the event that the requested status stands for; null if the status is no answer. */
export const answerOf = (status: RequestStatus): 'accepted' | 'rejected' | null =>
  status === 'Accepted' ? 'accepted' : status === 'Rejected' ? 'rejected' : null
