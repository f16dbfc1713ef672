import {
  actionsAbout,
  adminActor,
  auditRowOf,
  type AuditLine,
  type AuditLookup,
  type AuditRecord,
  type AuditTarget,
} from '@wasla/contract/admin/audit.ts'
import { emailKey } from '@wasla/contract/admin/email-key.ts'
import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { mostTyped } from '@wasla/contract/admin/programs.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import type { AuditActor, AuditPage, AuditRow, AuditThing } from '@wasla/contract/generated/admin-types.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import { ownId } from '@wasla/contract/validation/identifier.ts'
import { findProfile, profilesOf } from '../store/find.ts'
import { programById } from '../store/programs/find.ts'
import type { AdminStore } from './admin-store.ts'
import { searchedProfiles } from './finance/profiles.ts'

export type AuditSearch = {
  target?: string | null | undefined
  actor?: string | null | undefined
  action?: string | null | undefined
  thing?: AuditThing | null | undefined
  term?: string | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

type Row = { readonly id: string; readonly profileId: string; readonly programId?: string; readonly amount?: number | null }
const byId = (rows: readonly Row[], id: string): AuditRecord | undefined => {
  const row = rows.find((one) => one.id === id)
  if (!row) return undefined
  const { profileId, programId, amount } = row
  return { profileId, ...(programId === undefined ? {} : { programId }), ...(amount === undefined ? {} : { amount }) }
}

/** Returns the stored record of an audit line's target, if it still exists. */
function recordOf({ store, memory }: AdminStore, target: AuditTarget, id: string): AuditRecord | undefined {
  const { world } = store.memory
  const colleague = (rows: readonly { id: string; name: string }[]) => {
    const one = rows.find((row) => row.id === id)
    return one && { colleague: one.name }
  }
  switch (target) {
    case 'user':
      return { userId: id }
    case 'profile':
      return { profileId: id }
    case 'program':
      return { programId: id }
    case 'waiting': {
      const entry = world.waitingList.find((one) => one.id === id)
      return entry && { profileId: entry.profileId }
    }
    case 'review':
      return byId(
        world.verifications.map((one) => ({ id: one.id, profileId: one.profileId })),
        id,
      )
    case 'withdrawal':
      return byId(
        world.withdrawals.map((one) => ({ id: one.id, profileId: one.profileId, amount: one.subtotal })),
        id,
      )
    case 'bankAccount':
      return byId(
        world.withdrawalAccounts.map((one) => ({ id: one.id, profileId: one.profileId })),
        id,
      )
    case 'adjustment':
      return byId(
        world.adjustments.map((one) => ({ id: one.id, profileId: one.profileId, amount: one.amount })),
        id,
      )
    case 'run': {
      const run = world.payoutRuns.find((one) => one.id === id)
      return run && { amount: run.amount }
    }
    case 'result':
      return byId(world.conversions, id)
    case 'reviewRequest':
      return byId(world.reviewRequests, id)
    case 'networkCase':
      return byId(world.networkCases, id)
    case 'rewardCase':
      return byId(world.rewardCases, id)
    case 'admin':
      return colleague(memory.accounts)
    case 'invitation':
      return colleague(memory.invitations)
  }
}

const lookupOf = (adminStore: AdminStore): AuditLookup => ({
  record: (target, id) => recordOf(adminStore, target, id),
  profile: (id) => {
    const one = findProfile(adminStore.store, id)
    return one && { userId: one.userId, name: mainNameOf(one) }
  },
  user: (id) => {
    const [first] = profilesOf(adminStore.store, id)
    return first && mainNameOf(first)
  },
  program: (id) => programById(adminStore.store, id)?.name,
  admin: (id) => adminStore.memory.accounts.find((one) => one.id === id),
})

/**
 * Returns a filter for audit lines. It accepts lines with a found person or program as actor or target, and lines whose target is the typed
 * id.
 */
function isAbout(adminStore: AdminStore, typed: string): (line: AuditLine, row: AuditRow) => boolean {
  const profileIds = searchedProfiles(adminStore, typed)
  const userIds = new Set(profileIds.flatMap((id) => findProfile(adminStore.store, id)?.userId ?? []))
  const name = folded(typed)
  const { programs } = adminStore.store.memory.world
  const programIds = new Set(programs.filter((one) => name !== '' && folded(one.name).includes(name)).map(({ id }) => id))
  return (line, { userId, programId }) =>
    line.target === ownId(typed) ||
    userIds.has(line.actor) ||
    (userId !== null && userId !== undefined && userIds.has(userId)) ||
    (programId !== null && programId !== undefined && programIds.has(programId))
}

/** Implements the query `adminAuditLog`. */
export function auditLog(adminStore: AdminStore, { target, actor, action, thing, term, pagination }: AuditSearch): AuditPage {
  const { memory } = adminStore
  const { descending } = adminSortOf('auditLog', pagination?.sort)
  const who = actor?.trim() || null
  const account = who?.includes('@') ? memory.accounts.find(({ email }) => emailKey(email) === emailKey(who)) : undefined
  const by = account ? `${adminActor}${account.id}` : who
  const typed = term?.trim().slice(0, mostTyped) ?? ''
  const matches = typed === '' ? () => true : isAbout(adminStore, typed)
  const actions: readonly string[] | null = thing ? actionsAbout(thing) : null
  const lookup = lookupOf(adminStore)
  const found = memory.audit
    .filter(
      (line) =>
        (!target?.trim() || line.target === ownId(target.trim())) &&
        (!action?.trim() || line.action === action.trim()) &&
        (by === null || line.actor === by) &&
        (actions === null || actions.includes(line.action)),
    )
    .map((line) => ({ line, row: auditRowOf(line, lookup) }))
    .filter(({ line, row }) => matches(line, row))
    .map(({ row }) => row)
  return pageFrom(descending ? found : found.toReversed(), adminPageOf(pagination))
}

/** Implements the query `adminAuditActors`. */
export const auditActors = ({ memory }: AdminStore): AuditActor[] =>
  memory.accounts
    .map(({ id, name }) => ({ id: `${adminActor}${id}`, name }))
    .toSorted((one, other) => (one.name === other.name ? (one.id < other.id ? -1 : 1) : one.name < other.name ? -1 : 1))
