import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { WaitingListEntry, WaitingListTask } from '@wasla/contract/generated/user-types.ts'
import { decideJoin, decideTask, withAcceptedInvitation } from '@wasla/contract/onboarding/waiting-list-decisions.ts'
import { bonusFrom, placesFrom } from '@wasla/contract/onboarding/limits.ts'
import { rankKeyOf, waitingListEntryOf } from '@wasla/contract/onboarding/waiting-list.ts'
import type { WaitingListMove } from '@wasla/contract/events/reader-events.ts'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { appendReaderEvent } from '../../events/service.ts'
import { moveProfile } from '../../profiles/service.ts'
import { invitationCodeOf } from '../../session/service.ts'
import { hasSocialLink } from '../../social/service.ts'
import { findEntry, findInvitationsOf, findWaiting, insertEntry, moveEntry, type StoredEntry } from '../stores/entries.ts'
import { placeOf } from '../stores/places.ts'
import { findJoiningProfile } from '../stores/profiles.ts'

export type PlaceDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'settings'>

/** Notifies a user's open pages that the user's place changed, and why. */
export const announceMove = (tx: Database, { dialect, clock }: Pick<Deps, 'dialect' | 'clock'>, userId: string, why: WaitingListMove) =>
  appendReaderEvent(tx, dialect, { userId, kind: 'waitingList', data: { why }, at: clock.now() })

async function view({ db, settings }: PlaceDeps, entry: StoredEntry): Promise<WaitingListEntry> {
  const [{ ahead, total }, invitationCode] = await Promise.all([placeOf(db, entry), invitationCodeOf(db, entry.userId)])
  return waitingListEntryOf(entry, { position: ahead + 1, total, invitationCode, ...placesFrom(settings.get) })
}

export async function myEntry(deps: PlaceDeps, { profileId }: Viewer): Promise<WaitingListEntry | null> {
  const entry = await findEntry(deps.db, profileId)
  return entry && view(deps, entry)
}

async function enter(deps: PlaceDeps, tx: Database, { profileId, userId }: Viewer): Promise<StoredEntry> {
  const { clock, ids, settings } = deps
  const state = {
    profile: await findJoiningProfile(tx, profileId),
    entry: await findEntry(tx, profileId),
    hasSocialLink: await hasSocialLink(tx, profileId),
    invitations: await findInvitationsOf(tx, userId),
  }
  const join = changesOf(decideJoin(state, ids.uuid(), settings.get, clock.now()))
  if (join.kind === 'known') return join.entry
  if (!(await moveProfile(tx, deps, profileId, 'waitingListJoined'))) {
    // Another device joined at the same time: returns the same entry.
    const known = await findEntry(tx, profileId)
    if (!known) throw new Problem('UNAUTHORIZED_UPDATING')
    return known
  }
  const entry: StoredEntry = { ...join.entry, rankKey: rankKeyOf(join.entry, bonusFrom(settings.get)) }
  await insertEntry(tx, entry, join.autoAt)
  await announceMove(tx, deps, userId, 'joined')
  return entry
}

/** Implements the mutation `joinWaitingList` (C-07). */
export const join = async (deps: PlaceDeps, viewer: Viewer): Promise<WaitingListEntry> =>
  view(deps, await inTransaction(deps.db, (tx) => enter(deps, tx, viewer)))

/**
 * Changes a fact that a place depends on. If the entry was changed since it was read, decides again, so that no concurrent change is lost.
 */
async function changePlace(
  deps: PlaceDeps,
  tx: Database,
  find: () => Promise<StoredEntry | null>,
  decide: (entry: StoredEntry | null) => StoredEntry | null,
  why: WaitingListMove,
): Promise<StoredEntry | null> {
  for (;;) {
    const before = await find()
    const changed = decide(before)
    if (!before || !changed || changed === before) return changed
    const after = { ...changed, rankKey: rankKeyOf(changed, bonusFrom(deps.settings.get)) }
    if (!(await moveEntry(tx, before, after))) continue
    await announceMove(tx, deps, after.userId, why)
    return after
  }
}

/** Implements the mutation `completeWaitingListTask` (C-09). */
export async function completeTask(deps: PlaceDeps, { profileId }: Viewer, task: WaitingListTask): Promise<WaitingListEntry> {
  const entry = await inTransaction(deps.db, (tx) =>
    changePlace(
      deps,
      tx,
      () => findEntry(tx, profileId),
      (before) => changesOf(decideTask(before, task)),
      'taskDone',
    ),
  )
  if (!entry) throw new Problem('UNAUTHORIZED_UPDATING')
  return view(deps, entry)
}

/** Moves the inviter up after a friend's sign-up, if they still wait (J-04). */
export async function friendSignedUp(deps: PlaceDeps, tx: Database, inviterId: string): Promise<void> {
  await changePlace(
    deps,
    tx,
    () => findWaiting(tx, inviterId),
    (entry) => entry && withAcceptedInvitation(entry),
    'invitationAccepted',
  )
}
