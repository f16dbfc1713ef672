import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { ManagedAccountFilterStatus, RequestStatus } from '@wasla/contract/generated/user-types.ts'
import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import { byName, invitationMeta } from '@wasla/contract/managed-accounts/fields.ts'
import { managedAccountLimits } from '@wasla/contract/managed-accounts/limits.ts'
import { mayBeInvited, mayInvite, sideOf } from '@wasla/contract/managed-accounts/policy.ts'
import { openStatuses, statusesOf, type ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import { answerOf, deedsOf, nextManagedStatus, type ManagedAccountEvent } from '@wasla/contract/managed-accounts/states.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { setting } from '../settings.ts'
import { visibleId } from '../showcase/shown.ts'

const isOpen = ({ status }: ManagedAccountRecord) => openStatuses.some((open) => open === status)
const newestFirst = (one: ManagedAccountRecord, other: ManagedAccountRecord) =>
  other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)

/** `myManagedAccounts`: newest first. */
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

/** `myManagers`: what waits for an answer, then who was accepted, each newest first. */
export function managersOf({ memory: { world } }: Store, talentId: string): ManagedAccountRecord[] {
  const own = world.managedAccounts.filter((one) => one.talentId === talentId && isOpen(one)).toSorted(newestFirst)
  const waiting = own.filter(({ status }) => status === 'Pending')
  return [...waiting, ...own.filter(({ status }) => status === 'Accepted')].slice(0, managedAccountLimits.managers)
}

/** `publicManagedAccounts` (D-40). */
export function publicOf(store: Store, asked: { profileId: string; profileType: ProfileType }, page: PageArgument, language: Language) {
  const managerId = visibleId(store, asked)
  const order = byName(language)
  const shown = store.memory.world.managedAccounts.flatMap((account) => {
    const talent = account.managerId === managerId && account.status === 'Accepted' ? findProfile(store, account.talentId) : undefined
    return talent && isPublic(talent) ? [{ account, talent }] : []
  })
  const sorted = shown.toSorted((one, other) => order(one.talent, other.talent)).map(({ account }) => account)
  return pageFrom(sorted, pageOf(page ?? { limit: managedAccountLimits.publicPage }))
}

const missing = () => new Problem('MANAGED_ACCOUNT_NOT_FOUND')

/** One that the profile is a side of; a foreign one answers as one that is not there (security case 19). */
function findOwn({ memory: { world } }: Store, id: string, profileId: string) {
  const account = world.managedAccounts.find((one) => one.id === id)
  const side = account && sideOf(account, profileId)
  if (!account || !side) throw missing()
  return { account, side }
}

/** `managedAccountOverview` (D-22): for its manager, once it is accepted. */
export function overviewOf(store: Store, id: string, profileId: string): ManagedAccountRecord {
  const { account, side } = findOwn(store, id, profileId)
  if (side !== 'manager' || account.status !== 'Accepted') throw missing()
  return account
}

/** `inviteManagedAccount` (D-20, D-21). */
export function invite(store: Store, manager: ProfileRecord, talentId: string): ManagedAccountRecord {
  const { memory, clock } = store
  const { world } = memory
  if (!mayInvite(manager)) throw new Problem('UNAUTHORIZED_UPDATING')
  const talent = findProfile(store, talentId)
  if (!talent || !mayBeInvited(talent)) throw new Problem('PROFILE_NOT_FOUND')
  const open = world.managedAccounts.filter((one) => one.managerId === manager.id && isOpen(one))
  if (open.some((one) => one.talentId === talentId)) throw new Problem('MANAGED_ACCOUNT_CONFLICT')
  const most = setting('talents.perManager')
  if (open.length >= most) throw invalidInput([{ path: 'profileId', rule: 'maxItems', params: { max: most } }])
  const account: ManagedAccountRecord = {
    id: store.nextId('managed-account'),
    managerId: manager.id,
    talentId,
    status: 'Pending',
    createdAt: clock.now(),
    answeredAt: null,
  }
  world.managedAccounts.push(account)
  const line = { profileId: talentId, type: 'MANAGED_ACCOUNT_CREATED', senderProfileId: manager.id, readAt: null } as const
  // Who asks again and again is one line all the same.
  world.notifications = world.notifications.filter((one) =>
    (Object.keys(line) as (keyof typeof line)[]).some((name) => one[name] !== line[name]),
  )
  world.notifications.push({ ...line, id: store.nextId('notification'), meta: {}, referenceId: account.id, createdAt: clock.now() })
  return account
}

/** Moves one on; false where that cannot happen to it any more. The line in the networker's panel says so too. */
function move({ memory: { world }, clock }: Store, account: ManagedAccountRecord, event: ManagedAccountEvent): boolean {
  const next = nextManagedStatus(account.status, event)
  if (next === null) return false
  Object.assign(account, { status: next, answeredAt: clock.now() })
  for (const line of world.notifications)
    if (line.type === 'MANAGED_ACCOUNT_CREATED' && line.referenceId === account.id) line.meta = invitationMeta(next, clock.now())
  return true
}

/** `updateManagedAccount` (D-20, D-21). */
export function answer(store: Store, profileId: string, { id, status }: { id: string; status: RequestStatus }): ManagedAccountRecord {
  const event = answerOf(status)
  if (!event) throw invalidInput([{ path: 'status', rule: 'unknownValue' }])
  const { account, side } = findOwn(store, id, profileId)
  if (!deedsOf[side].includes(event)) throw new Problem('UNAUTHORIZED_UPDATING')
  if (!move(store, account, event)) throw new Problem('MANAGED_ACCOUNT_UPDATE_FAILED')
  return account
}

/** `removeManagedAccount`: what is over already is not there. */
export function remove(store: Store, profileId: string, id: string): { id: string } {
  const { account } = findOwn(store, id, profileId)
  if (!move(store, account, 'removed')) throw missing()
  return { id }
}

/** What happens to a profile ends what it can end. */
export function endFor(store: Store, profileId: string, event: 'upgraded' | 'closed'): void {
  for (const account of store.memory.world.managedAccounts) if (sideOf(account, profileId)) move(store, account, event)
}

/** Whether somebody is managed by a profile: an agent's membership cannot be taken back then (D-24). */
export const hasTalents = ({ memory: { world } }: Store, profileId: string) =>
  world.managedAccounts.some(({ managerId, status }) => managerId === profileId && status === 'Accepted')
