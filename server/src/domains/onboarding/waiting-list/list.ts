import { Problem } from '@wasla/contract/errors/problem.ts'
import type { WaitingListEntry, WaitingListTask } from '@wasla/contract/generated/user-types.ts'
import { bonusFrom, placesFrom } from '@wasla/contract/onboarding/limits.ts'
import { rankKeyOf, waitingListEntryOf } from '@wasla/contract/onboarding/waiting-list.ts'
import type { WaitingListMove } from '@wasla/contract/platform/events.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import { tellReader } from '../../events/service.ts'
import { moveProfile } from '../../profiles/move.ts'
import { hasSocialLink } from '../../social/has-link.ts'
import { placeOf } from '../ranking/counts.ts'
import { findEntry, findWaiting, insertEntry, invitationsOf, moveEntry, type StoredEntry } from './store.ts'

export type ListDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'settings'>

/** A reader's page hears that their own place moved, and why. */
export const tellMove = (tx: Database, { dialect, clock }: Pick<Deps, 'dialect' | 'clock'>, userId: string, why: WaitingListMove) =>
  tellReader(tx, dialect, { userId, kind: 'waitingList', data: { why }, at: clock.now() })

async function view({ db, settings }: ListDeps, entry: StoredEntry): Promise<WaitingListEntry> {
  const [{ ahead, total }, owner] = await Promise.all([
    placeOf(db, entry),
    db.selectFrom('users').select('invitation_code').where('id', '=', entry.userId).executeTakeFirstOrThrow(),
  ])
  return waitingListEntryOf(entry, { position: ahead + 1, total, invitationCode: owner.invitation_code, ...placesFrom(settings.get) })
}

export async function myEntry(deps: ListDeps, viewer: Viewer): Promise<WaitingListEntry | null> {
  const entry = await findEntry(deps.db, viewer.profileId)
  return entry && view(deps, entry)
}

async function enter(deps: ListDeps, tx: Database, { profileId, userId }: Viewer): Promise<Verdict<StoredEntry>> {
  const known = await findEntry(tx, profileId)
  if (known) return known
  if (!(await hasSocialLink(tx, profileId))) return new Problem('SOCIAL_LINK_NOT_FOUND')
  if (!(await moveProfile(tx, deps, profileId, 'waitingListJoined')))
    return (await findEntry(tx, profileId)) ?? new Problem('UNAUTHORIZED_UPDATING')
  const { clock, ids, settings } = deps
  const joinedAt = clock.now()
  const { accepted, wasInvited } = await invitationsOf(tx, userId)
  const standing = { joinedAt, acceptedInvitations: accepted, wasInvited, doneTasks: [] }
  const entry: StoredEntry = {
    id: ids.uuid(),
    userId,
    profileId,
    admittedAt: null,
    ...standing,
    rankKey: rankKeyOf(standing, bonusFrom(settings.get)),
  }
  await insertEntry(tx, {
    id: entry.id,
    user_id: userId,
    profile_id: profileId,
    joined_at: joinedAt,
    admitted_at: null,
    admitted_by: null,
    auto_at: settings.get('waitingList.mode') === 'auto' ? joinedAt + settings.get('waitingList.autoAfter') * 1000 : null,
    accepted_invitations: accepted,
    was_invited: wasInvited ? 1 : 0,
    done_tasks: '[]',
    rank_key: entry.rankKey,
  })
  await tellMove(tx, deps, userId, 'joined')
  return entry
}

/**
 * `joinWaitingList` (C-07): once a profile, and the same place again for who is in it already. Throws `SOCIAL_LINK_NOT_FOUND` without a
 * connected account, `UNAUTHORIZED_UPDATING` for businesses and for who has not set up an account or is past the list.
 */
export async function join(deps: ListDeps, viewer: Viewer): Promise<WaitingListEntry> {
  if (isBusiness(viewer.profileType)) throw new Problem('UNAUTHORIZED_UPDATING')
  return view(deps, settle(await inTransaction(deps.db, (tx) => enter(deps, tx, viewer))))
}

type Change = (entry: StoredEntry) => StoredEntry | null

/** Changes what somebody's place depends on; `change` answers null where it changes nothing. Of changes at once, none is lost. */
async function changePlace(
  deps: ListDeps,
  tx: Database,
  find: () => Promise<StoredEntry | null>,
  change: Change,
  why: WaitingListMove,
): Promise<StoredEntry | null> {
  for (;;) {
    const before = await find()
    if (!before || before.admittedAt !== null) return before
    const changed = change(before)
    if (!changed) return before
    const after = { ...changed, rankKey: rankKeyOf(changed, bonusFrom(deps.settings.get)) }
    if (!(await moveEntry(tx, before, after))) continue
    await tellMove(tx, deps, after.userId, why)
    return after
  }
}

/** `completeWaitingListTask` (C-09): each task counts once. Throws `UNAUTHORIZED_UPDATING` for who is not in the list. */
export async function completeTask(deps: ListDeps, viewer: Viewer, task: WaitingListTask): Promise<WaitingListEntry> {
  const add: Change = (entry) => (entry.doneTasks.includes(task) ? null : { ...entry, doneTasks: [...entry.doneTasks, task] })
  const entry = await inTransaction(deps.db, (tx) => changePlace(deps, tx, () => findEntry(tx, viewer.profileId), add, 'taskDone'))
  if (!entry) throw new Problem('UNAUTHORIZED_UPDATING')
  return view(deps, entry)
}

/** A friend signed up with somebody's code: who still waits moves up (J-04). */
export async function friendCame(deps: ListDeps, tx: Database, inviterId: string): Promise<void> {
  const add: Change = (entry) => ({ ...entry, acceptedInvitations: entry.acceptedInvitations + 1 })
  await changePlace(deps, tx, () => findWaiting(tx, inviterId), add, 'invitationAccepted')
}
