import { changesOf } from '@wasla/contract/common/decision.ts'
import type { WaitingListEntry, WaitingListTask } from '@wasla/contract/generated/user-types.ts'
import { decideJoin, decideTask, mayBeAdmitted, withAcceptedInvitation } from '@wasla/contract/onboarding/waiting-list-decisions.ts'
import { bonusFrom, placesFrom } from '@wasla/contract/onboarding/limits.ts'
import type { WaitingListRecord } from '@wasla/contract/onboarding/record.ts'
import { byRank, rankKeyOf, waitingListEntryOf } from '@wasla/contract/onboarding/waiting-list.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { findProfile, findUser } from '../find.ts'
import type { Store } from '../memory.ts'
import { moveProfile } from '../move.ts'
import { notify } from '../notifications/notifications.ts'
import { setting } from '../settings.ts'

const bonus = bonusFrom(setting)

const entryOf = ({ memory: { world } }: Store, profileId: string) =>
  world.waitingList.find((entry) => entry.profileId === profileId) ?? null

function view(store: Store, entry: WaitingListRecord): WaitingListEntry {
  const waiting = store.memory.world.waitingList
    .filter(({ admittedAt }) => admittedAt === null)
    .map((one) => ({ id: one.id, rankKey: rankKeyOf(one, bonus) }))
    .toSorted(byRank)
  const invitationCode = findUser(store, entry.userId)?.invitationCode ?? ''
  const position = waiting.findIndex(({ id }) => id === entry.id) + 1
  return waitingListEntryOf(entry, { position, total: waiting.length, invitationCode, ...placesFrom(setting) })
}

/** Implements the query `myWaitingListEntry`. */
export function myEntry(store: Store, profileId: string): WaitingListEntry | null {
  const entry = entryOf(store, profileId)
  return entry ? view(store, entry) : null
}

/** Implements the mutation `joinWaitingList` (C-07). */
export function join(store: Store, profile: ProfileRecord): WaitingListEntry {
  const { memory, clock } = store
  const { world } = memory
  const joined = changesOf(
    decideJoin(
      {
        profile,
        entry: entryOf(store, profile.id),
        hasSocialLink: world.socialLinks.some(({ profileId }) => profileId === profile.id),
        invitations: {
          acceptedInvitations: world.users.filter(({ invitedBy }) => invitedBy === profile.userId).length,
          wasInvited: (findUser(store, profile.userId)?.invitedBy ?? null) !== null,
        },
      },
      store.nextId('waiting'),
      setting,
      clock.now(),
    ),
  )
  if (joined.kind === 'joined') {
    moveProfile(store, profile, 'waitingListJoined')
    world.waitingList.push(joined.entry)
    if (joined.autoAt !== null) memory.autoAdmissions.set(joined.entry.id, joined.autoAt)
  }
  return view(store, joined.entry)
}

/** Implements the mutation `completeWaitingListTask` (C-09). */
export function completeTask(store: Store, profileId: string, task: WaitingListTask): WaitingListEntry {
  const entry = entryOf(store, profileId)
  const changed = changesOf(decideTask(entry, task))
  return view(store, entry ? Object.assign(entry, changed) : changed)
}

/** Moves the inviter up on the waiting list after a friend's sign-up, if the inviter still waits (J-04). */
export function friendSignedUp({ memory: { world } }: Store, inviterId: string): void {
  for (const entry of world.waitingList) if (entry.userId === inviterId) Object.assign(entry, withAcceptedInvitation(entry))
}

/**
 * Admits an entry of the waiting list. Its profile continues with the identity check, and its owner is notified (C-10). Returns false if
 * the entry cannot be admitted.
 */
export function admit(store: Store, entry: WaitingListRecord): boolean {
  const profile = findProfile(store, entry.profileId)
  if (!profile || !mayBeAdmitted(entry, profile)) return false
  moveProfile(store, profile, 'admitted')
  entry.admittedAt = store.clock.now()
  notify(store, { profileId: profile.id, type: 'WAITING_LIST_ADMITTED' })
  return true
}

/** Admits entries that are due, as the server's timer does (C-10). The forty entries of the world wait for an admin instead. */
export function admitDue(store: Store): void {
  const { memory, clock } = store
  for (const entry of memory.world.waitingList) if ((memory.autoAdmissions.get(entry.id) ?? Infinity) <= clock.now()) admit(store, entry)
}
