import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import { firstProfile, type OwnProfile } from '../session/entry.ts'
import type { ReadSetting } from '../settings/settings.ts'
import type { FriendInvitationRecord } from './record.ts'

const day = 86_400_000

/**
 * Returns the start of the quiet period, in milliseconds. After an invitation in this period, the same person cannot invite the number
 * again (J-02).
 */
export const quietSince = (get: ReadSetting, now: number) => now - get('invites.quietDays') * day

/**
 * Returns the problem for a number that the same person invited recently, or whose owner has accepted an earlier invitation of that person.
 */
export const alreadyInvited = () => new Problem('USER_ALREADY_INVITED', undefined, [{ path: 'mobileNumber', rule: 'alreadyInvited' }])

export type InvitationState = {
  /** The inviter's own number. */
  ownNumber: string
  /** The inviter's earlier invitation of the same number. */
  previous: FriendInvitationRecord | undefined
  /** Seconds until the inviter may send another invitation; null if they may now. */
  retryAfter: number | null
}

/**
 * `inviteFriend` (J-01, J-02): returns the invitation to store. There is one for each number and inviter. `USER_ALREADY_EXIST` at
 * `mobileNumber` for the inviter's own number; `USER_ALREADY_INVITED` at `mobileNumber`; `RATE_LIMITED`. The answer does not reveal whether
 * the number belongs to a member.
 */
export function decideInvitation(
  { ownNumber, previous, retryAfter }: InvitationState,
  { id, inviterId, mobileNo }: Pick<FriendInvitationRecord, 'id' | 'inviterId' | 'mobileNo'>,
  get: ReadSetting,
  now: number,
): Decision<FriendInvitationRecord> {
  if (mobileNo === ownNumber) return refused(new Problem('USER_ALREADY_EXIST', undefined, [{ path: 'mobileNumber', rule: 'ownNumber' }]))
  if (previous && (previous.status === 'Accepted' || previous.createdAt > quietSince(get, now))) return refused(alreadyInvited())
  if (retryAfter !== null) return refused(new Problem('RATE_LIMITED', { retryAfter }))
  return decided({ id: previous?.id ?? id, inviterId, mobileNo, status: 'Pending', createdAt: now })
}

/** How the owner of a number is notified: a member in the panel, anybody else by text message. */
export type InvitationNotice = { kind: 'none' } | { kind: 'notification'; profileId: string } | { kind: 'text' }

/**
 * Returns the notification of an invitation. If others invited the number recently, its owner is not notified again (J-02). `profiles` are
 * the profiles of the member with that number.
 */
export function noticeOf({
  wasInvitedByOthers,
  profiles,
}: {
  wasInvitedByOthers: boolean
  profiles: readonly OwnProfile[]
}): InvitationNotice {
  if (wasInvitedByOthers) return { kind: 'none' }
  const profile = firstProfile(profiles)
  return profile ? { kind: 'notification', profileId: profile.id } : { kind: 'text' }
}
