import { decided, refused, type Decision } from '../common/decision.ts'
import { invalidInput, Problem } from '../errors/problem.ts'
import type { NotificationDraft } from '../notifications/draft.ts'
import type { ProfileRecord } from '../profiles/record.ts'
import { mayBeInvited, mayInvite } from './policy.ts'
import type { ManagedAccountRecord } from './record.ts'

type Party = Pick<ProfileRecord, 'type' | 'status'>

export type InvitationState = {
  /** The profiles of both sides; null if one does not exist. */
  manager: Party | null
  talent: Party | null
  /** The manager's open invitations and agreements. */
  open: readonly Pick<ManagedAccountRecord, 'talentId'>[]
  /** Seconds until the manager may invite again; null if they may now, or if requests are not counted. */
  retryAfter: number | null
}

export type NewInvitation = { account: ManagedAccountRecord; notification: NotificationDraft }

/** Returns the problem of a second open invitation or agreement between the same two profiles (D-21). */
export const managedAccountConflict = () => new Problem('MANAGED_ACCOUNT_CONFLICT')

/** `inviteManagedAccount` (D-20, D-21): returns the invitation and its notification. A manager has at most `max` open ones. */
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
