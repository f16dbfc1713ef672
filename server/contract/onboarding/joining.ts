import { decided, refused, type Decision } from '../common/decision.ts'
import { Problem } from '../errors/problem.ts'
import type { WaitingListTask } from '../generated/user-types.ts'
import { machineOf, nextState, stateOf } from '../profiles/states.ts'
import { isBusiness } from '../profiles/types.ts'
import type { ReadSetting } from '../settings/settings.ts'
import type { JoiningProfile } from './account.ts'
import type { WaitingListRecord } from './record.ts'

/** When somebody who joins now is admitted without a reviewer; null where that is off (C-10). */
const autoAdmission = (get: ReadSetting, now: number) =>
  get('waitingList.mode') === 'auto' ? now + get('waitingList.autoAfter') * 1000 : null

const mayMove = ({ type, status, onboardingStep }: JoiningProfile, event: 'waitingListJoined' | 'admitted') =>
  nextState(machineOf(type), stateOf(status, onboardingStep), event) !== null

export type JoinState<Entry extends WaitingListRecord> = {
  profile: JoiningProfile | undefined
  /** The profile's own entry, if it joined before. */
  entry: Entry | null
  /** Whether an account on a platform is connected. */
  hasSocialLink: boolean
  /** What came before: friends who signed up with this person's code, and whether they came with somebody's (J-04). */
  invitations: Pick<WaitingListRecord, 'acceptedInvitations' | 'wasInvited'>
}

/** `known`: the place that the profile has already. `joined`: a new one, and when it is admitted without a reviewer. */
export type Join<Entry extends WaitingListRecord> =
  | { kind: 'known'; entry: Entry }
  | { kind: 'joined'; entry: WaitingListRecord; autoAt: number | null }

/**
 * `joinWaitingList` (C-07): once a profile; who joined before gets the same place again. `SOCIAL_LINK_NOT_FOUND` without a connected
 * account, `UNAUTHORIZED_UPDATING` for businesses, before an account is set up and after the list.
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
  if (!mayMove(profile, 'waitingListJoined')) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  return decided({
    kind: 'joined',
    entry: { id, userId: profile.userId, profileId: profile.id, joinedAt: now, admittedAt: null, ...invitations, doneTasks: [] },
    autoAt: autoAdmission(get, now),
  })
}

/**
 * `completeWaitingListTask` (C-09): each task counts once, and nothing counts after the admission; the entry stays the same object then.
 * `UNAUTHORIZED_UPDATING` for who is not in the list.
 */
export function decideTask<Entry extends WaitingListRecord>(entry: Entry | null, task: WaitingListTask): Decision<Entry> {
  if (!entry) return refused(new Problem('UNAUTHORIZED_UPDATING'))
  if (entry.admittedAt !== null || entry.doneTasks.includes(task)) return decided(entry)
  return decided({ ...entry, doneTasks: [...entry.doneTasks, task] })
}

/** The inviter's entry once a friend signed up with their code (J-04); the same object for who does not wait any more. */
export const withAcceptedInvitation = <Entry extends WaitingListRecord>(entry: Entry): Entry =>
  entry.admittedAt === null ? { ...entry, acceptedInvitations: entry.acceptedInvitations + 1 } : entry

/**
 * Whether somebody of the list is admitted (C-10, C-11): not again, and not while their profile rests, as that of a suspended account
 * does. It keeps its place.
 */
export const mayBeAdmitted = ({ admittedAt }: Pick<WaitingListRecord, 'admittedAt'>, profile: JoiningProfile | undefined): boolean =>
  admittedAt === null && profile !== undefined && mayMove(profile, 'admitted')
