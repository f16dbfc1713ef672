import { actionsAbout, actionsOn, adminActor, type AuditTarget } from '@wasla/contract/admin/audit.ts'
import type { Page } from '@wasla/contract/common/page.ts'
import type { AuditThing } from '@wasla/contract/generated/admin-types.ts'
import type { Database } from '#database/database.ts'

/** Largest number of lines that is counted. Nobody turns that many pages, and counting all lines would take longer than reading a page. */
const countedTo = 10_000

/** Ids of the people and programs that match a search text. `id` is the text itself, because it may be the id of a record. */
export type AuditTerm = {
  readonly id: string
  readonly userIds: readonly string[]
  readonly profileIds: readonly string[]
  readonly programIds: readonly string[]
}

export type AuditFilter = {
  readonly target: string | null
  readonly actor: string | null
  readonly action: string | null
  readonly thing: AuditThing | null
  readonly term: AuditTerm | null
}

/** Queries for the ids of records that belong to given people. Each reads one table, by its index of profiles or users. */
const belonging = {
  verifications: (db: Database, { profileIds }: AuditTerm) =>
    db.selectFrom('verifications').select('id').where('profile_id', 'in', profileIds),
  waiting: (db: Database, { userIds }: AuditTerm) => db.selectFrom('waiting_list').select('id').where('user_id', 'in', userIds),
  withdrawals: (db: Database, { profileIds }: AuditTerm) => db.selectFrom('withdrawals').select('id').where('profile_id', 'in', profileIds),
  accounts: (db: Database, { profileIds }: AuditTerm) =>
    db.selectFrom('withdrawal_accounts').select('id').where('profile_id', 'in', profileIds),
  adjustments: (db: Database, { profileIds }: AuditTerm) =>
    db.selectFrom('wallet_adjustments').select('id').where('profile_id', 'in', profileIds),
}

/** Tables of results. They have many rows and few audit lines, so their queries start from the audit lines. */
const judged = [
  ['conversions', 'result'],
  ['second_looks', 'reviewRequest'],
  ['network_cases', 'networkCase'],
  ['reward_cases', 'rewardCase'],
] as const satisfies readonly (readonly [string, AuditTarget])[]

const judgedOf = (db: Database, [table, target]: (typeof judged)[number], { profileIds, programIds }: AuditTerm) =>
  db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', (lines) =>
      lines
        .selectFrom('audit')
        .select('target')
        .where('action', 'in', [...actionsOn(target)]),
    )
    .where((row) =>
      row.or([
        ...(profileIds.length > 0 ? [row('profile_id', 'in', profileIds)] : []),
        ...(programIds.length > 0 ? [row('program_id', 'in', programIds)] : []),
      ]),
    )

/** Filters audit lines. A search for a person also finds their own actions, and the actions on their records. */
function narrowed(db: Database, { target, actor, action, thing, term }: AuditFilter) {
  let found = db.selectFrom('audit')
  if (target !== null) found = found.where('target', '=', target)
  if (action !== null) found = found.where('action', '=', action)
  if (actor !== null) found = found.where('actor', '=', actor)
  if (thing !== null) found = found.where('action', 'in', [...actionsAbout(thing)])
  if (term === null) return found
  const { id, userIds, profileIds, programIds } = term
  return found.where((row) =>
    row.or([
      row('target', 'in', [id, ...userIds, ...profileIds, ...programIds]),
      ...(userIds.length > 0 ? [row('actor', 'in', userIds)] : []),
      ...(profileIds.length > 0 ? Object.values(belonging).map((ids) => row('target', 'in', ids(db, term))) : []),
      ...(profileIds.length + programIds.length > 0 ? judged.map((one) => row('target', 'in', judgedOf(db, one, term))) : []),
    ]),
  )
}

/** Returns a page of the audit log, sorted by time. */
export async function findAuditPage(db: Database, filter: AuditFilter, descending: boolean, page: Page) {
  const found = narrowed(db, filter)
  const { count } = await db
    .selectFrom(found.select('id').limit(countedTo).as('some'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const direction = descending ? 'desc' : 'asc'
  const data = await found.selectAll().orderBy('at', direction).orderBy('id', direction).limit(page.limit).offset(page.offset).execute()
  return { count, data }
}

/** Returns the back office's last decision on a result with the name of the admin, or null. */
export async function findLastReview(db: Database, id: string): Promise<{ by: string; after: unknown } | null> {
  const line = await db
    .selectFrom('audit')
    .select(['actor', 'after_state'])
    .where('target', '=', id)
    .where('action', '=', 'admin.conversionReviewed')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!line) return null
  const admin = await db.selectFrom('admins').select('name').where('id', '=', line.actor.slice(adminActor.length)).executeTakeFirst()
  return admin ? { by: admin.name, after: line.after_state === null ? null : (JSON.parse(line.after_state) as unknown) } : null
}
