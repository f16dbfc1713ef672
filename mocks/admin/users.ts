import {
  closureAction,
  decideClosure,
  decideSuspension,
  suspensionAction,
  type AccountChange,
  type AccountFunds,
} from '@wasla/contract/admin/accounts.ts'
import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { readProfileSummaries } from '@wasla/contract/admin/profile-summary.ts'
import { decideLabel, decideMembershipReversion, reversionOutcome } from '@wasla/contract/admin/profiles.ts'
import { labelRules, suspendRules, withReasonRules } from '@wasla/contract/admin/rules.ts'
import { searchWords } from '@wasla/contract/admin/search.ts'
import { userSortNameOf, userWordsOf } from '@wasla/contract/admin/user-search.ts'
import { userGroupOf, userRowOf } from '@wasla/contract/admin/views.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { UserRow } from '@wasla/contract/generated/admin-types.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { machineOf, nextState, partsOf, stateOf } from '@wasla/contract/profiles/states.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import type { UserRecord } from '@wasla/contract/session/record.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { accountOf, findProfile, findUser, profilesOf } from '../store/find.ts'
import { changeAccount } from '../store/session/account.ts'
import { departFromGroups } from '../store/groups/leading.ts'
import { endManagedAccounts, managesAnybody } from '../store/managed-accounts/managed-accounts.ts'
import type { Store } from '../store/memory.ts'
import { availableOf, withdrawalsOf } from '../store/wallet/state.ts'
import { writeAction, type Admin, type AdminStore } from './admin-store.ts'

export type UserSearch = {
  term?: string | null | undefined
  suspended?: boolean | null | undefined
  closed?: boolean | null | undefined
  profileType?: ProfileType | null | undefined
  profileStatus?: ProfileStatus | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

export function isFound({ store }: AdminStore, user: UserRecord, term: string | null | undefined): boolean {
  const words = userWordsOf(user.mobileNo, profilesOf(store, user.id))
  return (searchWords(term) ?? []).every((word) => words.includes(word))
}

function userRow({ store }: AdminStore, user: UserRecord): UserRow {
  const used = [...store.memory.sessions.values()].filter(({ userId }) => userId === user.id).map(({ lastUsedAt }) => lastUsedAt)
  const { groups, groupMembers } = store.memory.world
  const memberships = groupMembers
    .filter(({ userId }) => userId === user.id)
    .toSorted((one, other) => one.joinedAt - other.joinedAt || (one.id < other.id ? -1 : 1))
  return userRowOf(user, {
    profiles: profilesOf(store, user.id),
    groups: memberships.flatMap(({ groupId, role }) => {
      const group = groups.find(({ id }) => id === groupId)
      return group ? [userGroupOf(group, role)] : []
    }),
    lastUsedAt: used.length === 0 ? null : Math.max(...used),
  })
}

export function listUsers(adminStore: AdminStore, { term, suspended, closed, profileType, profileStatus, pagination }: UserSearch) {
  const { field, descending } = adminSortOf('users', pagination?.sort)
  const { store } = adminStore
  const matches = (profile: ProfileRecord) =>
    (!profileType || profile.type === profileType) && (!profileStatus || profile.status === profileStatus)
  const found = store.memory.world.users.filter(
    (user) =>
      isFound(adminStore, user, term) &&
      (suspended === null || suspended === undefined || (user.suspendedAt !== null) === suspended) &&
      (closed === null || closed === undefined || (user.closedAt !== null) === closed) &&
      ((!profileType && !profileStatus) || profilesOf(store, user.id).some(matches)),
  )
  const key = (user: UserRecord) => (field === 'name' ? userSortNameOf(profilesOf(store, user.id)) : user.createdAt)
  const sorted = found.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    if (a === b) return one.id < other.id ? -1 : 1
    return a < b ? -1 : 1
  })
  const { count, data } = pageFrom(descending ? sorted.toReversed() : sorted, adminPageOf(pagination))
  return { count, data: data.map((user) => userRow(adminStore, user)) }
}

function userOf({ store }: AdminStore, id: string): UserRecord {
  const user = findUser(store, id)
  if (!user) throw new Problem('USER_NOT_FOUND')
  return user
}

export const oneUser = (adminStore: AdminStore, id: string): UserRow => userRow(adminStore, userOf(adminStore, id))

const factsOf = ({ store }: AdminStore, id: string) => {
  const user = findUser(store, id)
  return user ? accountOf(user) : null
}

function moveAll({ store, memory }: AdminStore, userId: string, event: NonNullable<AccountChange['profileEvent']>): void {
  for (const profile of profilesOf(store, userId)) {
    const from = stateOf(profile.status, profile.onboardingStep)
    const to = nextState(machineOf(profile.type), from, event, memory.previous.get(profile.id) ?? null)
    if (to === null) continue
    Object.assign(profile, partsOf(to))
    if (to === 'Inactive') memory.previous.set(profile.id, from)
    else memory.previous.delete(profile.id)
  }
}

/** Saves a change of an account and of its profiles. Returns the user's row before and after the change. */
function save(adminStore: AdminStore, userId: string, { event, profileEvent }: AccountChange, andThen: () => void = () => undefined) {
  const user = userOf(adminStore, userId)
  const before = userRow(adminStore, user)
  changeAccount(adminStore.store, user, event, adminStore.now())
  if (profileEvent) moveAll(adminStore, userId, profileEvent)
  andThen()
  return { before, after: userRow(adminStore, user) }
}

const sideOf = (row: UserRow) => ({ profiles: readProfileSummaries(row.profiles), groups: row.groups })

export function setSuspended(adminStore: AdminStore, admin: Admin, userId: string, input: { suspended: boolean; reason: string }): UserRow {
  const { suspended, reason } = accept(suspendRules, input)
  const change = changesOf(decideSuspension(factsOf(adminStore, userId), { suspended }, adminStore.now()))
  // The profiles of an account whose owner deletes it stay hidden.
  const staysHidden = !suspended && adminStore.store.memory.ownData.deletions.some((one) => one.userId === userId)
  const { before, after } = save(adminStore, userId, staysHidden ? { ...change, profileEvent: null } : change, () => {
    if (suspended) for (const { id } of profilesOf(adminStore.store, userId)) departFromGroups(adminStore.store, id, 'suspended')
  })
  const line = { userId, reason, before: sideOf(before), after: sideOf(after) }
  writeAction(adminStore, admin, suspensionAction(suspended, line))
  return after
}

/** Returns the total available money of a user's profiles, and whether a withdrawal is open. */
function fundsOf(store: Store, userId: string): AccountFunds {
  const ids = profilesOf(store, userId).map(({ id }) => id)
  return {
    amount: ids.reduce((sum, id) => sum + availableOf(store, id), 0),
    hasOpenWithdrawal: ids.some((id) => withdrawalsOf(store, id).some(({ status }) => status === 'Initiated')),
  }
}

export function closeAccount(adminStore: AdminStore, admin: Admin, userId: string, input: { reason: string }): UserRow {
  const { reason } = accept(withReasonRules, input)
  const { store } = adminStore
  const change = changesOf(decideClosure(factsOf(adminStore, userId), fundsOf(store, userId), adminStore.now()))
  const { before, after } = save(adminStore, userId, change, () => {
    const { world } = store.memory
    world.waitingList = world.waitingList.filter((entry) => entry.userId !== userId || entry.admittedAt !== null)
    for (const { id } of profilesOf(store, userId)) {
      endManagedAccounts(store, id, 'closed')
      departFromGroups(store, id, 'gone')
    }
  })
  writeAction(adminStore, admin, closureAction({ userId, reason, before: sideOf(before), after: sideOf(after) }))
  return after
}

export function setProfileLabel(
  adminStore: AdminStore,
  admin: Admin,
  profileId: string,
  input: { label?: string | null | undefined },
): void {
  const profile = findProfile(adminStore.store, profileId) ?? null
  const { label, action } = changesOf(decideLabel(profile, accept(labelRules, input)))
  if (profile) profile.label = label
  writeAction(adminStore, admin, action)
}

export function revertMembership(adminStore: AdminStore, admin: Admin, profileId: string, input: { reason: string }): void {
  const { reason } = accept(withReasonRules, input)
  const { store } = adminStore
  const found = findProfile(store, profileId) ?? null
  const outcome = reversionOutcome(found, managesAnybody(store, profileId))
  const { profile, action } = changesOf(decideMembershipReversion(outcome, { profileId, reason }))
  endManagedAccounts(store, profileId, 'upgraded')
  if (found) Object.assign(found, profile)
  writeAction(adminStore, admin, action)
}
