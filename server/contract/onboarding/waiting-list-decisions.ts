import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { WaitingListTask } from '../generated/user-types.ts'
import { decideMove } from '../profiles/states.ts'
import { isBusiness } from '../profiles/types.ts'
import type { ReadSetting } from '../settings/settings.ts'
import type { JoiningProfile } from './account.ts'
import type { WaitingListRecord } from './record.ts'

/** Returns when a profile that joins now is admitted automatically; null if an admin must admit it (C-10). */
const autoAdmission = (get: ReadSetting, now: number) =>
  get('waitingList.mode') === 'auto' ? now + get('waitingList.autoAfter') * 1000 : null

export type JoinState<Entry extends WaitingListRecord> = {
  profile: JoiningProfile | undefined
  /** The profile's own entry; null if the profile has not joined the list. */
  entry: Entry | null
  /** Whether an account on a platform is connected. */
  hasSocialLink: boolean
  /**
   * Invitations accepted before the profile joins the list: how many friends signed up with this person's code, and whether the person used
   * a friend's code (J-04).
   */
  invitations: Pick<WaitingListRecord, 'acceptedInvitations' | 'wasInvited'>
}

/** `known`: the existing entry of the profile. `joined`: a new entry, and when it is admitted automatically. */
export type Join<Entry extends WaitingListRecord> =
  | { kind: 'known'; entry: Entry }
  | { kind: 'joined'; entry: WaitingListRecord; autoAt: number | null }

/**
 * `joinWaitingList` (C-07): once per profile; a profile that joined before gets the same entry again. `SOCIAL_LINK_NOT_FOUND` without a
 * connected account; `UNAUTHORIZED_UPDATING` for businesses, before the account is set up and after admission.
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
 * `completeWaitingListTask` (C-09): each task counts once, and none counts after the admission; if nothing changes, returns the same
 * object. `UNAUTHORIZED_UPDATING` for a profile that is not in the list.
 */
export function decideTask<Entry extends WaitingListRecord>(entry: Entry | null, task: WaitingListTask): Decision<Entry> {
  if (!entry) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  if (entry.admittedAt !== null || entry.doneTasks.includes(task)) return decided(entry)
  return decided({ ...entry, doneTasks: [...entry.doneTasks, task] })
}

/** Returns the inviter's entry after a friend signed up with their code (J-04); the same object if it was admitted already. */
export const withAcceptedInvitation = <Entry extends WaitingListRecord>(entry: Entry): Entry =>
  entry.admittedAt === null ? { ...entry, acceptedInvitations: entry.acceptedInvitations + 1 } : entry

/**
 * Returns whether an entry may be admitted (C-10, C-11): only once, and not while its profile is inactive, as with a suspended account; the
 * entry keeps its rank then.
 */
export const mayBeAdmitted = ({ admittedAt }: Pick<WaitingListRecord, 'admittedAt'>, profile: JoiningProfile | undefined): boolean =>
  admittedAt === null && profile !== undefined && decideMove(profile, 'admitted') !== null
