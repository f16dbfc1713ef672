import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { mayBeInvited, mayInvite } from './policy.ts'
import type { ManagedAccountRecord } from './record.ts'

type Party = Pick<ProfileRecord, 'type' | 'status'>

export type InvitationState = {
  /** The profile of the manager; null if it does not exist. `talent` is the profile of the networker. */
  manager: Party | null
  talent: Party | null
  /** The manager's pending invitations and accepted agreements. */
  open: readonly Pick<ManagedAccountRecord, 'talentId'>[]
  /** Seconds until the manager may invite again; null if the manager may invite now, or if invitations are not counted. */
  retryAfter: number | null
}

export type NewInvitation = { account: ManagedAccountRecord; notification: NotificationDraft }

/** Returns the problem of an invitation if the same two profiles already have a pending invitation or an accepted agreement (D-21). */
export const managedAccountConflict = () => new Problem('MANAGED_ACCOUNT_CONFLICT')

/**
 * `inviteManagedAccount` (D-20, D-21): returns the invitation and its notification. A manager has at most `max` pending invitations and
 * agreements together.
 */
export function decideInvitation(
  { manager, talent, open, retryAfter }: InvitationState,
  { managerId, talentId }: Pick<ManagedAccountRecord, 'managerId' | 'talentId'>,
  { id, now, max }: { id: string; now: number; max: number },
): Decision<NewInvitation> {
  if (!manager || !mayInvite(manager)) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  if (retryAfter !== null) return refused(new Problem('RATE_LIMITED', { retryAfter }))
  if (!talent || !mayBeInvited(talent)) return refused(new Problem('PROFILE_NOT_FOUND'))
  if (open.some((one) => one.talentId === talentId)) return refused(managedAccountConflict())
  if (open.length >= max) return refused(invalidInput([{ path: 'profileId', rule: 'maxItems', params: { max } }]))
  return decided({
    account: { id, managerId, talentId, status: 'Pending', createdAt: now, answeredAt: null },
    notification: {
      profileId: talentId,
      type: 'MANAGED_ACCOUNT_CREATED',
      referenceId: id,
      senderProfileId: managerId,
      replacesUnread: true,
    },
  })
}
