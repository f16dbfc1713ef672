import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { WaitingListTask } from '../generated/user-types.ts'
import { decideMove } from '../profiles/states.ts'
import { isBusiness } from '../profiles/types.ts'
import type { ReadSetting } from '../settings/settings.ts'
import type { JoiningProfile } from './account.ts'
import type { WaitingListRecord } from './record.ts'

/** Returns the time at which a profile that joins now is admitted automatically; null if an admin must admit it (C-10). */
const autoAdmission = (get: ReadSetting, now: number) =>
  get('waitingList.mode') === 'auto' ? now + get('waitingList.autoAfter') * 1000 : null

export type JoinState<Entry extends WaitingListRecord> = {
  profile: JoiningProfile | undefined
  /** The profile's own entry; null if the profile has not joined the list. */
  entry: Entry | null
  /** Whether the profile has a connected account on a platform. */
  hasSocialLink: boolean
  /**
   * Invitations that were accepted before the profile joins the list (J-04): the number of friends who signed up with this person's code,
   * and whether this person used a friend's code.
   */
  invitations: Pick<WaitingListRecord, 'acceptedInvitations' | 'wasInvited'>
}

/**
 * Result of joining. `known`: the profile already has an entry. `joined`: the entry is new; `autoAt` is the time of its automatic
 * admission.
 */
export type Join<Entry extends WaitingListRecord> =
  | { kind: 'known'; entry: Entry }
  | { kind: 'joined'; entry: WaitingListRecord; autoAt: number | null }

/**
 * `joinWaitingList` (C-07): adds a profile to the list once. A profile that joined before gets its existing entry. `SOCIAL_LINK_NOT_FOUND`
 * without a connected account; `UNAUTHORIZED_UPDATING` for businesses, before the account is set up and after admission.
 */
export function decideJoin<Entry extends WaitingListRecord>(
  { profile, entry, hasSocialLink, invitations }: JoinState<Entry>,
  id: string,
  get: ReadSetting,
  now: number,
): Decision<Join<Entry>> {
  if (!profile || isBusiness(profile.type)) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  if (entry) return decided({ kind: 'known', entry })
  if (!hasSocialLink) return refused(new Problem('SOCIAL_LINK_NOT_FOUND'))
  if (decideMove(profile, 'waitingListJoined') === null) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  return decided({
    kind: 'joined',
    entry: { id, userId: profile.userId, profileId: profile.id, joinedAt: now, admittedAt: null, ...invitations, doneTasks: [] },
    autoAt: autoAdmission(get, now),
  })
}

/**
 * `completeWaitingListTask` (C-09): each task counts once, and no task counts after the admission. Returns the same object if nothing
 * changes. `UNAUTHORIZED_UPDATING` for a profile that is not in the list.
 */
export function decideTask<Entry extends WaitingListRecord>(entry: Entry | null, task: WaitingListTask): Decision<Entry> {
  if (!entry) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  if (entry.admittedAt !== null || entry.doneTasks.includes(task)) return decided(entry)
  return decided({ ...entry, doneTasks: [...entry.doneTasks, task] })
}

/**
 * Returns the inviter's entry after a friend signed up with the inviter's code (J-04). Returns the same object if the entry was already
 * admitted.
 */
export const withAcceptedInvitation = <Entry extends WaitingListRecord>(entry: Entry): Entry =>
  entry.admittedAt === null ? { ...entry, acceptedInvitations: entry.acceptedInvitations + 1 } : entry

/**
 * Returns whether an entry may be admitted (C-10, C-11): only once, and not while its profile is inactive, for example because the account
 * is suspended. An inactive profile's entry keeps its rank.
 */
export const mayBeAdmitted = ({ admittedAt }: Pick<WaitingListRecord, 'admittedAt'>, profile: JoiningProfile | undefined): boolean =>
  admittedAt === null && profile !== undefined && decideMove(profile, 'admitted') !== null
