import { Problem } from '@wasla/contract/errors/problem.ts'
import type { WaitingListEntry, WaitingListTask } from '@wasla/contract/generated/user-types.ts'
import { bonusFrom, placesFrom } from '@wasla/contract/onboarding/limits.ts'
import type { WaitingListRecord } from '@wasla/contract/onboarding/record.ts'
import { byRank, rankKeyOf, waitingListEntryOf } from '@wasla/contract/onboarding/waiting-list.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { findProfile, findUser } from '../find.ts'
import type { Store } from '../memory.ts'
import { moveProfile } from '../move.ts'
import { setting } from '../settings.ts'

const bonus = bonusFrom(setting)

const entryOf = ({ memory: { world } }: Store, profileId: string) => world.waitingList.find((entry) => entry.profileId === profileId)

function view(store: Store, entry: WaitingListRecord): WaitingListEntry {
  const waiting = store.memory.world.waitingList
    .filter(({ admittedAt }) => admittedAt === null)
    .map((one) => ({ id: one.id, rankKey: rankKeyOf(one, bonus) }))
    .toSorted(byRank)
  const invitationCode = findUser(store, entry.userId)?.invitationCode ?? ''
  const position = waiting.findIndex(({ id }) => id === entry.id) + 1
  return waitingListEntryOf(entry, { position, total: waiting.length, invitationCode, ...placesFrom(setting) })
}

/** `myWaitingListEntry`. */
export function myEntry(store: Store, profileId: string): WaitingListEntry | null {
  const entry = entryOf(store, profileId)
  return entry ? view(store, entry) : null
}

/** `joinWaitingList` (C-07). */
export function join(store: Store, profile: ProfileRecord): WaitingListEntry {
  if (isBusiness(profile.type)) throw new Problem('UNAUTHORIZED_UPDATING')
  const known = entryOf(store, profile.id)
  if (known) return view(store, known)
  const { world } = store.memory
  if (!world.socialLinks.some(({ profileId }) => profileId === profile.id)) throw new Problem('SOCIAL_LINK_NOT_FOUND')
  if (!moveProfile(profile, 'waitingListJoined')) throw new Problem('UNAUTHORIZED_UPDATING')
  const entry: WaitingListRecord = {
    id: store.nextId('waiting'),
    userId: profile.userId,
    profileId: profile.id,
    joinedAt: store.clock.now(),
    admittedAt: null,
    acceptedInvitations: world.users.filter(({ invitedBy }) => invitedBy === profile.userId).length,
    wasInvited: (findUser(store, profile.userId)?.invitedBy ?? null) !== null,
    doneTasks: [],
  }
  world.waitingList.push(entry)
  store.memory.joinedHere.add(entry.id)
  return view(store, entry)
}

/** `completeWaitingListTask` (C-09): each once. */
export function completeTask(store: Store, profileId: string, task: WaitingListTask): WaitingListEntry {
  const entry = entryOf(store, profileId)
  if (!entry) throw new Problem('UNAUTHORIZED_UPDATING')
  if (entry.admittedAt === null && !entry.doneTasks.includes(task)) entry.doneTasks = [...entry.doneTasks, task]
  return view(store, entry)
}

/** A friend signed up with somebody's code (J-04). */
export function friendCame({ memory: { world } }: Store, inviterId: string, mobileNo: string): void {
  for (const entry of world.waitingList) if (entry.userId === inviterId && entry.admittedAt === null) entry.acceptedInvitations += 1
  for (const invitation of world.friendInvitations)
    if (invitation.inviterId === inviterId && invitation.mobileNo === mobileNo) invitation.status = 'Accepted'
}

/** What the server's timer does: who joined here long enough ago comes in by itself (C-10). The world's own forty wait for a reviewer. */
export function admitDue(store: Store): void {
  const { memory, clock } = store
  if (setting('waitingList.mode') !== 'auto') return
  for (const entry of memory.world.waitingList) {
    const isDue =
      entry.admittedAt === null &&
      memory.joinedHere.has(entry.id) &&
      entry.joinedAt + setting('waitingList.autoAfter') * 1000 <= clock.now()
    const profile = isDue ? findProfile(store, entry.profileId) : undefined
    if (!profile || !moveProfile(profile, 'admitted')) continue
    entry.admittedAt = clock.now()
    memory.world.notifications.push({
      id: store.nextId('notification'),
      profileId: profile.id,
      type: 'WAITING_LIST_ADMITTED',
      meta: {},
      referenceId: null,
      senderProfileId: null,
      createdAt: clock.now(),
      readAt: null,
    })
  }
}
