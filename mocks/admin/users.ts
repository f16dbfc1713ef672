import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { readProfileSummaries, type ProfileSummary } from '@wasla/contract/admin/records.ts'
import { labelRules, suspendRules, withReasonRules } from '@wasla/contract/admin/rules.ts'
import { searchWords } from '@wasla/contract/admin/search.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { UserRow } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { mainNameOf, searchedNamesOf } from '@wasla/contract/profiles/names.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { machineOf, nextState, partsOf, stateOf, type ProfileEvent } from '@wasla/contract/profiles/states.ts'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import type { UserRecord } from '@wasla/contract/session/record.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import { accountStateOfUser, findProfile, findUser, profilesOf } from '../store/find.ts'
import { changeAccount } from '../store/session/account.ts'
import { endManagedAccounts, managesAnybody } from '../store/managed-accounts/managed-accounts.ts'
import { actorOf, type Admin } from './accounts.ts'
import { writeLine, type AdminStore } from './admin-store.ts'

export type UserSearch = {
  term?: string | null | undefined
  suspended?: boolean | null | undefined
  closed?: boolean | null | undefined
  profileType?: ProfileType | null | undefined
  profileStatus?: ProfileStatus | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

/** By what a user is found: number, names and user names, folded. */
const wordsOf = ({ store }: AdminStore, user: UserRecord) => {
  const profiles = profilesOf(store, user.id)
  return [
    user.mobileNo.replace(/\D/g, ''),
    ...profiles.flatMap(searchedNamesOf).map(folded),
    ...profiles.map(({ userName }) => folded(userName ?? '')),
  ].join(' ')
}

export const isFound = (adminStore: AdminStore, user: UserRecord, term: string | null | undefined): boolean =>
  (searchWords(term) ?? []).every((word) => wordsOf(adminStore, user).includes(word))

export function userRow({ store }: AdminStore, user: UserRecord): UserRow {
  const profiles = profilesOf(store, user.id).map((profile): ProfileSummary => ({
    id: profile.id,
    type: profile.type,
    status: profile.status,
    name: mainNameOf(profile),
    userName: profile.userName,
    label: profile.label,
    isActiveMembership: profile.isActiveMembership,
  }))
  const used = [...store.memory.sessions.values()].filter(({ userId }) => userId === user.id).map(({ lastUsedAt }) => lastUsedAt)
  const last = Math.max(user.lastSignInAt ?? 0, ...used)
  return {
    id: user.id,
    mobileNumber: user.mobileNo,
    name: profiles.find(({ name }) => name !== '')?.name ?? null,
    profiles,
    isSuspended: user.suspendedAt !== null,
    suspendedAt: user.suspendedAt === null ? null : toDateTime(user.suspendedAt),
    closedAt: user.closedAt === null ? null : toDateTime(user.closedAt),
    createdAt: toDateTime(user.createdAt),
    lastSeenAt: last === 0 ? null : toDateTime(last),
  }
}

const firstName = ({ store }: AdminStore, user: UserRecord) => folded(profilesOf(store, user.id).map(mainNameOf).find(Boolean) ?? '')

export function listUsers(adminStore: AdminStore, { term, suspended, closed, profileType, profileStatus, pagination }: UserSearch) {
  const { field, descending } = adminSortOf('users', pagination?.sort)
  const stands = (profile: ProfileRecord) =>
    (!profileType || profile.type === profileType) && (!profileStatus || profile.status === profileStatus)
  const found = adminStore.store.memory.world.users.filter(
    (user) =>
      isFound(adminStore, user, term) &&
      (suspended === null || suspended === undefined || (user.suspendedAt !== null) === suspended) &&
      (closed === null || closed === undefined || (user.closedAt !== null) === closed) &&
      ((!profileType && !profileStatus) || profilesOf(adminStore.store, user.id).some(stands)),
  )
  const key = (user: UserRecord) => (field === 'name' ? firstName(adminStore, user) : user.createdAt)
  const sorted = found.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)]
    if (a === b) return one.id < other.id ? -1 : 1
    return a < b ? -1 : 1
  })
  const { count, data } = pageFrom(descending ? sorted.toReversed() : sorted, adminPageOf(pagination))
  return { count, data: data.map((user) => userRow(adminStore, user)) }
}

export function oneUser(adminStore: AdminStore, id: string): UserRow {
  return userRow(adminStore, userOf(adminStore, id))
}

function userOf({ store }: AdminStore, id: string): UserRecord {
  const user = findUser(store, id)
  if (!user) throw new Problem('USER_NOT_FOUND')
  return user
}

const standings = ({ profiles }: UserRow) => readProfileSummaries(profiles).map(({ id, status }) => ({ id, status }))

function moveAll(adminStore: AdminStore, userId: string, event: Extract<ProfileEvent, 'suspended' | 'closed' | 'reinstated'>): void {
  for (const profile of profilesOf(adminStore.store, userId)) {
    const from = stateOf(profile.status, profile.onboardingStep)
    const to = nextState(machineOf(profile.type), from, event, adminStore.memory.previous.get(profile.id) ?? null)
    if (to === null) continue
    Object.assign(profile, partsOf(to))
    if (event === 'reinstated') adminStore.memory.previous.delete(profile.id)
    else adminStore.memory.previous.set(profile.id, from)
  }
}

export function setSuspended(adminStore: AdminStore, admin: Admin, userId: string, input: { suspended: boolean; reason: string }): UserRow {
  const { suspended, reason } = accept(suspendRules, input)
  const user = userOf(adminStore, userId)
  const before = userRow(adminStore, user)
  changeAccount(adminStore.store, user, suspended ? 'suspended' : 'reinstated', adminStore.now())
  // A closed account stays closed, so its profiles go on resting.
  if (suspended || accountStateOfUser(user) === 'open') moveAll(adminStore, userId, suspended ? 'suspended' : 'reinstated')
  const result = userRow(adminStore, user)
  writeLine(adminStore, {
    actor: actorOf(admin),
    action: suspended ? 'admin.userSuspended' : 'admin.userReinstated',
    target: userId,
    before: { isSuspended: before.isSuspended, profiles: standings(before) },
    after: { isSuspended: suspended, profiles: standings(result), reason },
  })
  return result
}

export function closeAccount(adminStore: AdminStore, admin: Admin, userId: string, input: { reason: string }): UserRow {
  const { reason } = accept(withReasonRules, input)
  const user = userOf(adminStore, userId)
  const before = userRow(adminStore, user)
  changeAccount(adminStore.store, user, 'closed', adminStore.now())
  moveAll(adminStore, userId, 'closed')
  for (const { id } of profilesOf(adminStore.store, userId)) endManagedAccounts(adminStore.store, id, 'closed')
  const result = userRow(adminStore, user)
  const line = { before: { profiles: standings(before) }, after: { profiles: standings(result), reason } }
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.accountClosed', target: userId, ...line })
  return result
}

export function setProfileLabel(
  adminStore: AdminStore,
  admin: Admin,
  profileId: string,
  input: { label?: string | null | undefined },
): void {
  const { label } = accept(labelRules, input)
  const profile = findProfile(adminStore.store, profileId)
  if (!profile) throw new Problem('PROFILE_NOT_FOUND')
  if (profile.label === label) throw new Problem('NO_CHANGES_TO_UPDATE')
  const before = { label: profile.label }
  profile.label = label
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.profileLabelled', target: profileId, before, after: { label } })
}

export function revertMembership(adminStore: AdminStore, admin: Admin, profileId: string, input: { reason: string }): void {
  const { reason } = accept(withReasonRules, input)
  const profile = findProfile(adminStore.store, profileId)
  if (!profile) throw new Problem('PROFILE_NOT_FOUND')
  if (profile.type !== 'AGENT' || managesAnybody(adminStore.store, profileId)) throw new Problem('UNAUTHORIZED_UPDATING')
  endManagedAccounts(adminStore.store, profileId, 'upgraded')
  Object.assign(profile, { type: 'INFLUENCER', isActiveMembership: false })
  const line = { before: { type: 'AGENT' }, after: { type: 'INFLUENCER', reason } }
  writeLine(adminStore, { actor: actorOf(admin), action: 'admin.membershipReverted', target: profileId, ...line })
}
