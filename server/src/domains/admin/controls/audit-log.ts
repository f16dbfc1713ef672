import { adminPageOf, adminSortOf, type SortArgument } from '@wasla/contract/admin/lists.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { ownId } from '@wasla/contract/validation/identifier.ts'
import type { AuditPage } from '@wasla/contract/generated/admin-types.ts'
import { toDateTime } from '@wasla/contract/profiles/fields.ts'
import type { AdminParts } from '../parts.ts'
import { findAccountByEmail, findAccounts } from '../stores/accounts.ts'
import { findAuditPage } from '../stores/audit-log.ts'

export type AuditSearch = {
  target?: string | null | undefined
  actor?: string | null | undefined
  action?: string | null | undefined
  pagination?: (PageArgument & { sort?: SortArgument }) | null | undefined
}

const parsed = (json: string | null): unknown => (json === null ? null : (JSON.parse(json) as unknown))

const prefix = 'admin:'

/** `adminAuditLog`: who did what to whom, and how it was before and after; newest first. An account of the back office is found and shown by its address. */
export async function auditLog({ db }: Pick<AdminParts, 'db'>, search: AuditSearch): Promise<AuditPage> {
  const { descending } = adminSortOf('auditLog', search.pagination?.sort)
  const actor = search.actor?.trim() || null
  const account = actor?.includes('@') ? await findAccountByEmail(db, actor) : null
  const filter = {
    target: ownId(search.target?.trim() ?? '') || null,
    action: search.action?.trim() || null,
    actor: account ? `${prefix}${account.id}` : actor,
  }
  const { count, data } = await findAuditPage(db, filter, descending, adminPageOf(search.pagination))
  const ids = new Set(data.flatMap((row) => (row.actor.startsWith(prefix) ? [row.actor.slice(prefix.length)] : [])))
  const emails = new Map((await findAccounts(db, [...ids])).map(({ id, email }) => [`${prefix}${id}`, email]))
  return {
    count,
    data: data.map((row) => ({
      id: row.id,
      at: toDateTime(row.at),
      actor: emails.get(row.actor) ?? row.actor,
      action: row.action,
      target: row.target,
      before: parsed(row.before_state),
      after: parsed(row.after_state ?? row.detail),
    })),
  }
}
