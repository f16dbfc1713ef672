import type { Page } from '@wasla/contract/common/page.ts'
import type { Database } from '#database/database.ts'

/** Lines are counted up to here: nobody turns that many pages, and counting all of them would take longer than reading one. */
const countedTo = 10_000

type AuditFilter = { target: string | null; actor: string | null; action: string | null }

/** One page of the audit log, in the order of time. */
export async function findAuditPage(db: Database, { target, actor, action }: AuditFilter, descending: boolean, page: Page) {
  let found = db.selectFrom('audit')
  if (target !== null) found = found.where('target', '=', target)
  if (action !== null) found = found.where('action', '=', action)
  if (actor !== null) found = found.where('actor', '=', actor)
  const { count } = await db
    .selectFrom(found.select('id').limit(countedTo).as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const direction = descending ? 'desc' : 'asc'
  const data = await found.selectAll().orderBy('at', direction).orderBy('id', direction).limit(page.limit).offset(page.offset).execute()
  return { count, data }
}
