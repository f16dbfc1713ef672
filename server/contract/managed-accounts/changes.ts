import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { RequestStatus } from '../generated/user-types.ts'
import type { NotificationMeta } from '../notifications/record.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { invitationMeta } from './fields.ts'
import { isManager, sideOf, type Side } from './policy.ts'
import type { ManagedAccountRecord } from './record.ts'
import { actionsOf, answerOf, nextManagedStatus, type ManagedAccountEvent } from './states.ts'

/** The managed account after a change, and the new meta of the invitation's notification in the networker's panel (I-02). */
export type ManagedAccountChange = { account: ManagedAccountRecord; invitationMeta: NotificationMeta }

const missing = () => new Problem('MANAGED_ACCOUNT_NOT_FOUND')

/**
 * Returns a managed account and the profile's side of it. Returns null if the profile is on neither side, as if the managed account did not
 * exist (security case 19).
 */
function ownOf(account: ManagedAccountRecord | null, profileId: string): { account: ManagedAccountRecord; side: Side } | null {
  const side = account && sideOf(account, profileId)
  return account && side && { account, side }
}

/** Returns the managed account after an event; null if the event is not possible any more. */
function changeBy(event: ManagedAccountEvent, account: ManagedAccountRecord, now: number): ManagedAccountChange | null {
  const status = nextManagedStatus(account.status, event)
  return status && { account: { ...account, status, answeredAt: now }, invitationMeta: invitationMeta(status, now) }
}

/**
 * `managedAccountOverview` (D-22): returns an accepted managed account to its manager. `MANAGED_ACCOUNT_NOT_FOUND` for everybody else, and
 * if the managed account is not accepted.
 */
export function decideOverview(state: ManagedAccountRecord | null, profileId: string): Decision<ManagedAccountRecord> {
  const own = ownOf(state, profileId)
  return own?.side === 'manager' && own.account.status === 'Accepted' ? decided(own.account) : refused(missing())
}

/**
 * `updateManagedAccount` (D-20, D-21): the networker accepts or rejects an invitation. `manager` is the current profile of the other side.
 * If that profile is no manager any more, the invitation cannot be accepted (D-24).
 */
export function decideAnswer(
  state: { account: ManagedAccountRecord | null; manager: Pick<ProfileRecord, 'type'> | null },
  { profileId, status }: { profileId: string; status: RequestStatus },
  now: number,
): Decision<ManagedAccountChange> {
  const event = answerOf(status)
  if (!event) return refused(invalidInput([{ path: 'status', rule: 'unknownValue' }]))
  const own = ownOf(state.account, profileId)
  if (!own) return refused(missing())
  if (!actionsOf[own.side].includes(event)) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  const isPossible = event === 'rejected' || (state.manager !== null && isManager(state.manager))
  const change = isPossible ? changeBy(event, own.account, now) : null
  return change ? decided(change) : refused(new Problem('MANAGED_ACCOUNT_UPDATE_FAILED'))
}

/**
 * `removeManagedAccount`: either side ends an invitation or an agreement. `MANAGED_ACCOUNT_NOT_FOUND` if the managed account has ended or
 * does not exist.
 */
export function decideRemoval(state: ManagedAccountRecord | null, profileId: string, now: number): Decision<ManagedAccountChange> {
  const own = ownOf(state, profileId)
  const change = own && changeBy('removed', own.account, now)
  return change ? decided(change) : refused(missing())
}

/**
 * Ends a managed account because of a change of one side's profile. An upgrade ends only a pending invitation; a closed account also ends
 * an accepted agreement (D-22, D-37). Refuses with `MANAGED_ACCOUNT_NOT_FOUND` if the event ends nothing.
 */
export function decideEnding(
  state: ManagedAccountRecord | null,
  event: Extract<ManagedAccountEvent, 'upgraded' | 'closed'>,
  now: number,
): Decision<ManagedAccountChange> {
  const change = state && changeBy(event, state, now)
  return change ? decided(change) : refused(missing())
}
