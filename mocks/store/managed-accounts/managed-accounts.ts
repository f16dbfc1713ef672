import { changesOf, type Decision } from '@wasla/contract/common/decision.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ManagedAccountFilterStatus, RequestStatus } from '@wasla/contract/generated/user-types.ts'
import {
  decideAnswer,
  decideEnding,
  decideOverview,
  decideRemoval,
  type ManagedAccountChange,
} from '@wasla/contract/managed-accounts/changes.ts'
import { decideInvitation } from '@wasla/contract/managed-accounts/invitation.ts'
import { managedAccountLimits } from '@wasla/contract/managed-accounts/limits.ts'
import { publicManagedAccounts } from '@wasla/contract/managed-accounts/lists.ts'
import { sideOf } from '@wasla/contract/managed-accounts/policy.ts'
import { openStatuses, statusesOf, type ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { notify, updateNotifications } from '../notifications/notifications.ts'
import { setting } from '../settings.ts'
import { visibleId } from '../profiles/visible.ts'
import { endSplitsOf } from './splits.ts'

const isOpen = ({ status }: ManagedAccountRecord) => openStatuses.some((open) => open === status)
const newestFirst = (one: ManagedAccountRecord, other: ManagedAccountRecord) =>
  other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)

/** Implements the query `myManagedAccounts`, newest first. */
export function managedBy(
  { memory: { world } }: Store,
  managerId: string,
  filter: ManagedAccountFilterStatus | null | undefined,
  page: PageArgument,
) {
  const statuses = statusesOf[filter ?? 'all']
  const own = world.managedAccounts.filter((one) => one.managerId === managerId && statuses.includes(one.status))
  return pageFrom(own.toSorted(newestFirst), pageOf(page))
}

/** Implements the query `myManagers`. Returns invitations, then agreements, each with the newest first. */
export function managersOf({ memory: { world } }: Store, talentId: string): ManagedAccountRecord[] {
  const own = world.managedAccounts.filter((one) => one.talentId === talentId && isOpen(one)).toSorted(newestFirst)
  const pending = own.filter(({ status }) => status === 'Pending')
  return [...pending, ...own.filter(({ status }) => status === 'Accepted')].slice(0, managedAccountLimits.managers)
}

/** Implements the query `publicManagedAccounts` (D-40). */
export function publicOf(store: Store, manager: { profileId: string; profileType: ProfileType }, page: PageArgument, language: Language) {
  const managerId = visibleId(store, manager)
  const listed = store.memory.world.managedAccounts.flatMap((account) => {
    const talent = account.managerId === managerId && account.status === 'Accepted' ? findProfile(store, account.talentId) : undefined
    return talent && isPublic(talent) ? [{ account, talent }] : []
  })
  return publicManagedAccounts(listed, page, language)
}

const findAccount = ({ memory: { world } }: Store, id: string) => world.managedAccounts.find((one) => one.id === id) ?? null

/** Implements the query `managedAccountOverview` (D-22). */
export const overviewOf = (store: Store, id: string, profileId: string): ManagedAccountRecord =>
  changesOf(decideOverview(findAccount(store, id), profileId))

/** Implements the mutation `inviteManagedAccount` (D-20, D-21). */
export function invite(store: Store, manager: ProfileRecord, talentId: string): ManagedAccountRecord {
  const { world } = store.memory
  const { account, notification } = changesOf(
    decideInvitation(
      {
        manager,
        talent: findProfile(store, talentId) ?? null,
        open: world.managedAccounts.filter((one) => one.managerId === manager.id && isOpen(one)),
        retryAfter: null,
      },
      { managerId: manager.id, talentId },
      { id: store.nextId('managed-account'), now: store.clock.now(), max: setting('talents.perManager') },
    ),
  )
  world.managedAccounts.push(account)
  notify(store, notification)
  return account
}

function save(store: Store, decision: Decision<ManagedAccountChange>): ManagedAccountRecord {
  const { account, invitationMeta } = changesOf(decision)
  const before = findAccount(store, account.id)
  if (before?.status === 'Accepted') endSplitsOf(store, account.id)
  updateNotifications(store, { type: 'MANAGED_ACCOUNT_CREATED', referenceId: account.id }, [account.talentId], invitationMeta)
  return Object.assign(before ?? account, account)
}

/** Implements the mutation `updateManagedAccount` (D-20, D-21). */
export function answer(store: Store, profileId: string, { id, status }: { id: string; status: RequestStatus }): ManagedAccountRecord {
  const account = findAccount(store, id)
  const manager = findProfile(store, account?.managerId ?? '') ?? null
  return save(store, decideAnswer({ account, manager }, { profileId, status }, store.clock.now()))
}

/** Implements the mutation `removeManagedAccount`. */
export const remove = (store: Store, profileId: string, id: string): { id: string } =>
  save(store, decideRemoval(findAccount(store, id), profileId, store.clock.now()))

/** Ends a profile's agreements after an upgrade or after its account was closed (D-22, D-37). */
export function endManagedAccounts(store: Store, profileId: string, event: 'upgraded' | 'closed'): void {
  for (const account of store.memory.world.managedAccounts.filter((one) => sideOf(one, profileId))) {
    const decision = decideEnding(account, event, store.clock.now())
    if (!decision.problem) save(store, decision)
  }
}

/** Returns whether a profile manages anybody. The membership of an agent who manages somebody cannot be revoked (D-24). */
export const managesAnybody = ({ memory: { world } }: Store, profileId: string) =>
  world.managedAccounts.some(({ managerId, status }) => managerId === profileId && status === 'Accepted')
