import type { Selectable } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import { managedAccountLimits } from '@wasla/contract/managed-accounts/limits.ts'
import { openStatuses, type ManagedAccountRecord, type ManagedAccountStatus } from '@wasla/contract/managed-accounts/record.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { Database } from '#database/database.ts'
import { profileNames } from '#database/tables/profiles.ts'
import type { ManagedAccountsTable } from '#database/tables/managed-accounts.ts'

const toRecord = (row: Selectable<ManagedAccountsTable>): ManagedAccountRecord => ({
  id: row.id,
  managerId: row.manager_id,
  talentId: row.talent_id,
  status: row.status,
  createdAt: row.created_at,
  answeredAt: row.answered_at,
})

const counted = (count: string | number | bigint) => Number(count)

export async function findManagedAccount(db: Database, id: string): Promise<ManagedAccountRecord | undefined> {
  const row = await db.selectFrom('managed_accounts').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRecord(row)
}

/** A page of those a manager has in these statuses, newest first, and how many there are. */
export async function findManaged(
  db: Database,
  managerId: string,
  statuses: readonly ManagedAccountStatus[],
  { limit, offset }: Page,
): Promise<{ count: number; data: ManagedAccountRecord[] }> {
  const own = db.selectFrom('managed_accounts').where('manager_id', '=', managerId).where('status', 'in', statuses)
  const { count } = await own.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { count: counted(count), data: rows.map(toRecord) }
}

/** Who asks to manage a networker, then who does, each newest first. */
export async function findManagers(db: Database, talentId: string): Promise<ManagedAccountRecord[]> {
  const rows = await db
    .selectFrom('managed_accounts')
    .selectAll()
    .where('talent_id', '=', talentId)
    .where('status', 'in', openStatuses)
    .orderBy((row) => row.case().when('status', '=', 'Pending').then(0).else(1).end())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(managedAccountLimits.managers)
    .execute()
  return rows.map(toRecord)
}

/** Everybody a manager shows: accepted, and seen by everybody themselves (D-40). With their names, for the order. */
export async function findShown(db: Database, managerId: string) {
  const rows = await db
    .selectFrom('managed_accounts as m')
    .innerJoin('profiles as p', 'p.id', 'm.talent_id')
    .selectAll('m')
    .select(profileNames.columns('p'))
    .where('m.manager_id', '=', managerId)
    .where('m.status', '=', 'Accepted')
    .where('p.status', 'in', publicStatuses)
    .where('p.deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    account: toRecord(row),
    talent: { id: row.talent_id, ...profileNames.read(row) },
  }))
}

/** How many a manager has in these statuses. */
export async function countManaged(tx: Database, managerId: string, statuses: readonly ManagedAccountStatus[]): Promise<number> {
  const { count } = await tx
    .selectFrom('managed_accounts')
    .select((row) => row.fn.countAll().as('count'))
    .where('manager_id', '=', managerId)
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow()
  return counted(count)
}

/** Whether two are bound to each other, or about to be. */
export const areBound = async (tx: Database, managerId: string, talentId: string): Promise<boolean> =>
  (await tx
    .selectFrom('managed_accounts')
    .select('id')
    .where('manager_id', '=', managerId)
    .where('talent_id', '=', talentId)
    .where('status', 'in', openStatuses)
    .executeTakeFirst()) !== undefined

export const insertManagedAccount = (tx: Database, one: ManagedAccountRecord) =>
  tx
    .insertInto('managed_accounts')
    .values({
      id: one.id,
      manager_id: one.managerId,
      talent_id: one.talentId,
      status: one.status,
      created_at: one.createdAt,
      answered_at: one.answeredAt,
    })
    .execute()

/** Moves one on from where it was seen to stand; false where it stands there no more. */
export async function moveManagedAccount(
  tx: Database,
  { id, status }: ManagedAccountRecord,
  next: ManagedAccountStatus,
  now: number,
): Promise<boolean> {
  const moved = await tx
    .updateTable('managed_accounts')
    .set({ status: next, answered_at: now })
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst()
  return Number(moved.numUpdatedRows) === 1
}

/** All that are not over in which a profile is a side, or all of its user's profiles. */
export async function findOpenOf(tx: Database, of: { profileId: string } | { userId: string }): Promise<ManagedAccountRecord[]> {
  const ids =
    'profileId' in of
      ? [of.profileId]
      : (await tx.selectFrom('profiles').select('id').where('user_id', '=', of.userId).execute()).map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('managed_accounts')
    .selectAll()
    .where((row) => row.or([row('manager_id', 'in', ids), row('talent_id', 'in', ids)]))
    .where('status', 'in', openStatuses)
    .orderBy('id')
    .execute()
  return rows.map(toRecord)
}
