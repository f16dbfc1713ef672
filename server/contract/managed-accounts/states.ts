import type { RequestStatus } from '../generated/user-types.ts'
import type { Side } from './policy.ts'
import type { ManagedAccountStatus } from './record.ts'

export const managedAccountEvents = ['accepted', 'rejected', 'removed', 'upgraded', 'closed'] as const
/**
 * What can happen to a managed account. Both sides' own deeds, and what happens to a side: `upgraded` is the talent who becomes an agent,
 * or the agent who is a networker again: invitations between two who may not manage and be managed any more end, what was agreed stays.
 * `closed` is an account of either side that is given up: nothing is left of it, and nothing comes back with it.
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

/** The statuses an event leads on from. */
export const statusesBefore = (event: ManagedAccountEvent): ManagedAccountStatus[] =>
  (Object.keys(managedAccountMachine) as ManagedAccountStatus[]).filter((status) => nextManagedStatus(status, event) !== null)

/** Who may do what: the networker answers, either side removes (D-20). */
export const deedsOf: Readonly<Record<Side, readonly ManagedAccountEvent[]>> = {
  manager: ['removed'],
  talent: ['accepted', 'rejected', 'removed'],
}

/** What an answer means; null for a status nobody answers with. */
export const answerOf = (status: RequestStatus): 'accepted' | 'rejected' | null =>
  status === 'Accepted' ? 'accepted' : status === 'Rejected' ? 'rejected' : null
