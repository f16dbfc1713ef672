import { adminActor, auditRowOf, targetsOf, type AuditLine, type AuditLookup } from '@wasla/contract/admin/audit.ts'
import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import { mostTyped } from '@wasla/contract/admin/programs.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { AuditActor, AuditPage, AuditThing } from '@wasla/contract/generated/admin-types.ts'
import { folded } from '@wasla/contract/search/folded.ts'
import { ownId } from '@wasla/contract/validation/identifier.ts'
import type { Database } from '#database/database.ts'
import { searchedProfiles } from '../finance/profile-search.ts'
import type { AdminParts } from '../parts.ts'
import { findAccountByEmail, findAccounts, listAccountNames } from '../stores/accounts.ts'
import { findAuditPage, type AuditTerm } from '../stores/audit-log.ts'
import { auditRecordKey, findAuditRecords, findPeople, findUsersOf } from '../stores/audit-records.ts'
import { findProgramNames } from '../stores/program-names.ts'
import { findProgramsNamed } from '../stores/programs.ts'

export type AuditSearch = {
  target?: string | null | undefined
  actor?: string | null | undefined
  action?: string | null | undefined
  thing?: AuditThing | null | undefined
  term?: string | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

const parsed = (json: string | null): unknown => (json === null ? null : (JSON.parse(json) as unknown))

/** Reads the names that these lines show, with one statement for each kind of record, for any number of lines. */
async function lookupOf(db: Database, lines: readonly AuditLine[]): Promise<AuditLookup> {
  const records = await findAuditRecords(db, targetsOf(lines))
  const every = [...records.values()]
  const people = await findPeople(db, {
    userIds: [...every.flatMap(({ userId }) => userId ?? []), ...lines.map(({ actor }) => actor)],
    profileIds: every.flatMap(({ profileId }) => profileId ?? []),
  })
  const programs = await findProgramNames(db, [...new Set(every.flatMap(({ programId }) => programId ?? []))])
  const adminIds = lines.flatMap(({ actor }) => (actor.startsWith(adminActor) ? [actor.slice(adminActor.length)] : []))
  const admins = new Map((await findAccounts(db, [...new Set(adminIds)])).map((account) => [account.id, account]))
  return {
    record: (target, id) => records.get(auditRecordKey(target, id)),
    profile: (id) => people.profiles.get(id),
    user: (id) => people.users.get(id),
    program: (id) => programs.get(id),
    admin: (id) => admins.get(id),
  }
}

/** Returns the people and programs that match a search text. The text may also be the id of any record. */
async function termOf(parts: Pick<AdminParts, 'db' | 'dialect'>, typed: string): Promise<AuditTerm> {
  const profileIds = await searchedProfiles(parts, typed)
  return {
    id: ownId(typed),
    profileIds,
    userIds: await findUsersOf(parts.db, profileIds),
    programIds: await findProgramsNamed(parts.db, folded(typed)),
  }
}

/**
 * `adminAuditLog`: returns a page of who did what to whom, with the state before and after, newest first by default. It can be
 * filtered by actor, by kind of thing, and by a person, a program or a reference. Names are read for the whole page at once.
 */
export async function auditLog(parts: Pick<AdminParts, 'db' | 'dialect'>, search: AuditSearch): Promise<AuditPage> {
  const { db } = parts
  const { descending } = adminSortOf('auditLog', search.pagination?.sort)
  const actor = search.actor?.trim() || null
  const account = actor?.includes('@') ? await findAccountByEmail(db, actor) : null
  const typed = search.term?.trim().slice(0, mostTyped) ?? ''
  const filter = {
    target: ownId(search.target?.trim() ?? '') || null,
    action: search.action?.trim() || null,
    thing: search.thing ?? null,
    actor: account ? `${adminActor}${account.id}` : actor,
    term: typed === '' ? null : await termOf(parts, typed),
  }
  const { count, data } = await findAuditPage(db, filter, descending, adminPageOf(search.pagination))
  const lines = data.map(({ id, at, actor: by, action, target, before_state, after_state, detail }): AuditLine => ({
    ...{ id, at, actor: by, action, target },
    before: parsed(before_state),
    after: parsed(after_state ?? detail),
  }))
  const lookup = await lookupOf(db, lines)
  return { count, data: lines.map((line) => auditRowOf(line, lookup)) }
}

/** `adminAuditActors`: returns everybody who ever had a back office account, sorted by name. */
export const auditActors = async ({ db }: Pick<AdminParts, 'db'>): Promise<AuditActor[]> =>
  (await listAccountNames(db)).map(({ id, name }) => ({ id: `${adminActor}${id}`, name }))
