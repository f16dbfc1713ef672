import type { RequestStatus } from '../generated/user-types.ts'
import type { Side } from './policy.ts'
import type { ManagedAccountStatus } from './record.ts'

export const managedAccountEvents = ['accepted', 'rejected', 'removed', 'upgraded', 'closed'] as const
/**
 * What can happen to a managed account: what the two sides do, and what happens to a side. `upgraded` is a networker who becomes an
 * agent, or an agent who becomes a networker again: an invitation between two who can no longer manage and be managed ends, an agreement
 * stays. `closed` is an account of either side that was closed: everything ends.
 */
export type ManagedAccountEvent = (typeof managedAccountEvents)[number]

export const managedAccountMachine: Readonly<
  Record<ManagedAccountStatus, Readonly<Partial<Record<ManagedAccountEvent, ManagedAccountStatus>>>>
> = {
  Pending: { accepted: 'Accepted', rejected: 'Rejected', removed: 'Cancelled', upgraded: 'Cancelled', closed: 'Cancelled' },
  Accepted: { removed: 'Cancelled', closed: 'Cancelled' },
  Rejected: {},
  Cancelled: {},
}

/** The status after `event`; null where it cannot happen. */
export const nextManagedStatus = (status: ManagedAccountStatus, event: ManagedAccountEvent): ManagedAccountStatus | null =>
  managedAccountMachine[status][event] ?? null

/** The statuses in which an event can happen. */
export const statusesBefore = (event: ManagedAccountEvent): ManagedAccountStatus[] =>
  (Object.keys(managedAccountMachine) as ManagedAccountStatus[]).filter((status) => nextManagedStatus(status, event) !== null)

/** What each side may do: the networker answers, either side removes (D-20). */
export const actionsOf: Readonly<Record<Side, readonly ManagedAccountEvent[]>> = {
  manager: ['removed'],
  talent: ['accepted', 'rejected', 'removed'],
}

/** The event of an answer; null for a status that is no answer. */
export const answerOf = (status: RequestStatus): 'accepted' | 'rejected' | null =>
  status === 'Accepted' ? 'accepted' : status === 'Rejected' ? 'rejected' : null
