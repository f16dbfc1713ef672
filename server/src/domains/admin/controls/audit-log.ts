import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import type { AuditPage } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import { findAccounts } from '../accounts/store.ts'
import type { AdminParts } from '../parts.ts'

export type AuditSearch = {
  target?: string | null | undefined
  actor?: string | null | undefined
  action?: string | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

const parsed = (json: string | null): unknown => (json === null ? null : (JSON.parse(json) as unknown))

/** Lines are counted up to here: nobody turns that many pages, and counting them all would take longer than reading one. */
const countedTo = 10_000

/**
 * `adminAuditLog`: who did what to whom, and how it was before and after; newest first. `target`, `actor` and `action` are as they
 * stand in the log; an account of the back office is shown by its address.
 */
export async function auditLog({ db }: Pick<AdminParts, 'db'>, search: AuditSearch): Promise<AuditPage> {
  const page = adminPageOf(search.pagination)
  const { descending } = adminSortOf('auditLog', search.pagination?.sort)
  const actor = search.actor?.trim()
  let found = db.selectFrom('audit')
  if (search.target?.trim()) found = found.where('target', '=', search.target.trim())
  if (search.action?.trim()) found = found.where('action', '=', search.action.trim())
  if (actor) {
    const account = actor.includes('@')
      ? await db.selectFrom('admins').select('id').where('email_key', '=', actor.toLowerCase()).executeTakeFirst()
      : undefined
    found = found.where('actor', '=', account ? `admin:${account.id}` : actor)
  }
  const { count } = await db
    .selectFrom(found.select('id').limit(countedTo).as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const direction = descending ? 'desc' : 'asc'
  const rows = await found.selectAll().orderBy('at', direction).orderBy('id', direction).limit(page.limit).offset(page.offset).execute()
  const ids = new Set(rows.flatMap((row) => (row.actor.startsWith('admin:') ? [row.actor.slice('admin:'.length)] : [])))
  const names = new Map((await findAccounts(db, [...ids])).map((account) => [`admin:${account.id}`, account.email]))
  return {
    count,
    data: rows.map((row) => ({
      id: row.id,
      at: toDateTime(row.at),
      actor: names.get(row.actor) ?? row.actor,
      action: row.action,
      target: row.target,
      before: parsed(row.before_state),
      after: parsed(row.after_state ?? row.detail),
    })),
  }
}
