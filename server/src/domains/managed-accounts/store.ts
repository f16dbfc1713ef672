import type { Page } from '@wasla/contract/common/page.ts'
import { managedAccountLimits } from '@wasla/contract/managed-accounts/limits.ts'
import type { ListedTalent } from '@wasla/contract/managed-accounts/lists.ts'
import { openStatuses, type ManagedAccountRecord, type ManagedAccountStatus } from '@wasla/contract/managed-accounts/record.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { ManagedAccountsTable } from '#database/tables/managed-accounts.ts'
import { profileNames } from '#database/tables/profiles.ts'

const managedAccount = defineRecord<ManagedAccountsTable>()({
  id: same,
  managerId: same,
  talentId: same,
  status: same,
  createdAt: same,
  answeredAt: same,
})

export async function findManagedAccount(db: Database, id: string): Promise<ManagedAccountRecord | null> {
  const row = await db.selectFrom('managed_accounts').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? managedAccount.read(row) : null
}

/** Returns a page of a manager's accounts in these statuses, newest first, and their count. */
export async function findManaged(
  db: Database,
  managerId: string,
  statuses: readonly ManagedAccountStatus[],
  { limit, offset }: Page,
): Promise<{ count: number; data: ManagedAccountRecord[] }> {
  const own = db.selectFrom('managed_accounts').where('manager_id', '=', managerId).where('status', 'in', statuses)
  const { count } = await own.select((row) => row.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const rows = await own.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
  return { count: Number(count), data: rows.map(managedAccount.read) }
}

/** Returns a networker's pending invitations, then the accounts of their managers, each newest first. */
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
  return rows.map(managedAccount.read)
}

/** Returns the ids of all profiles that a manager manages by accepted agreements. */
export async function findTalents(db: Database, managerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('managed_accounts')
    .select('talent_id')
    .where('manager_id', '=', managerId)
    .where('status', '=', 'Accepted')
    .orderBy('talent_id')
    .execute()
  return rows.map((row) => row.talent_id)
}

/** Returns whether one profile manages another by an accepted agreement. */
export const isAccepted = async (db: Database, managerId: string, talentId: string): Promise<boolean> =>
  (await db
    .selectFrom('managed_accounts')
    .select('id')
    .where('manager_id', '=', managerId)
    .where('talent_id', '=', talentId)
    .where('status', '=', 'Accepted')
    .executeTakeFirst()) !== undefined

/** Returns all networkers that a manager shows: accepted, and with a page that everybody may see (D-40). */
export async function findListed(db: Database, managerId: string): Promise<ListedTalent[]> {
  const rows = await db
    .selectFrom('managed_accounts as m')
    .innerJoin('profiles as p', 'p.id', 'm.talent_id')
    .select(managedAccount.columns('m'))
    .select(profileNames.columns('p'))
    .where('m.manager_id', '=', managerId)
    .where('m.status', '=', 'Accepted')
    .where('p.status', 'in', publicStatuses)
    .where('p.deleted_at', 'is', null)
    .execute()
  return rows.map((row) => ({
    account: managedAccount.read(row),
    talent: { id: row.talent_id, ...profileNames.read(row) },
  }))
}

/** Returns the networkers that a manager has invited or manages. */
export async function findOpenTalents(tx: Database, managerId: string): Promise<{ talentId: string }[]> {
  const rows = await tx
    .selectFrom('managed_accounts')
    .select('talent_id')
    .where('manager_id', '=', managerId)
    .where('status', 'in', openStatuses)
    .execute()
  return rows.map((row) => ({ talentId: row.talent_id }))
}

/** Returns whether a profile manages anybody. */
export const isManaging = async (tx: Database, managerId: string): Promise<boolean> =>
  (await tx
    .selectFrom('managed_accounts')
    .select('id')
    .where('manager_id', '=', managerId)
    .where('status', '=', 'Accepted')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Returns whether a networker accepted this manager (O-07). */
export const isManagedBy = async (db: Database, talentId: string, managerId: string): Promise<boolean> =>
  (await db
    .selectFrom('managed_accounts')
    .select('id')
    .where('talent_id', '=', talentId)
    .where('manager_id', '=', managerId)
    .where('status', '=', 'Accepted')
    .limit(1)
    .executeTakeFirst()) !== undefined

export const insertManagedAccount = (tx: Database, account: ManagedAccountRecord) =>
  tx.insertInto('managed_accounts').values(managedAccount.write(account)).execute()

/** Saves a new status. Returns false if the status is no longer `from`, because another change came first. */
export async function saveStatus(tx: Database, from: ManagedAccountStatus, account: ManagedAccountRecord): Promise<boolean> {
  const { status, answeredAt } = account
  const saved = await tx
    .updateTable('managed_accounts')
    .set(managedAccount.write({ status, answeredAt }))
    .where('id', '=', account.id)
    .where('status', '=', from)
    .executeTakeFirst()
  return Number(saved.numUpdatedRows) === 1
}

/** Returns all open accounts in which the profile, or any profile of the user, is a side. */
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
  return rows.map(managedAccount.read)
}
