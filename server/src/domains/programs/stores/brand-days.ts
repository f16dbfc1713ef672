import type { Selectable } from 'kysely'
import { byFirstDay, type BrandDaysRecord } from '@wasla/contract/programs/seasons/brand-days.ts'
import type { Database } from '#database/database.ts'
import { lockRows } from '#database/row-lock.ts'
import type { BrandDaysTable } from '#database/tables/programs.ts'

/** `from` and `to` are words of SQL, so the columns have other names. */
export const brandDaysRow = {
  read: (row: Selectable<BrandDaysTable>): BrandDaysRecord => ({
    id: row.id,
    profileId: row.profile_id,
    name: row.name,
    from: row.first_day,
    to: row.last_day,
    createdAt: row.created_at,
  }),
  write: (record: BrandDaysRecord): Selectable<BrandDaysTable> => ({
    id: record.id,
    profile_id: record.profileId,
    name: record.name,
    first_day: record.from,
    last_day: record.to,
    created_at: record.createdAt,
  }),
}

/** Returns the entries of a profile, by their first day. */
export async function findBrandDays(db: Database, profileId: string): Promise<BrandDaysRecord[]> {
  const rows = await db.selectFrom('brand_days').selectAll().where('profile_id', '=', profileId).execute()
  return rows.map(brandDaysRow.read).toSorted(byFirstDay)
}

/**
 * Returns the entries of a profile. Locks the profile's row until the transaction ends, so that concurrent changes are decided one after the
 * other.
 */
export async function lockBrandDays(tx: Database, profileId: string): Promise<BrandDaysRecord[]> {
  await lockRows(tx, 'profiles').where('id', '=', profileId).execute()
  return findBrandDays(tx, profileId)
}

export const insertBrandDays = (tx: Database, record: BrandDaysRecord) =>
  tx.insertInto('brand_days').values(brandDaysRow.write(record)).execute()

export const saveBrandDays = (tx: Database, record: BrandDaysRecord) =>
  tx
    .updateTable('brand_days')
    .set(brandDaysRow.write(record))
    .where('id', '=', record.id)
    .where('profile_id', '=', record.profileId)
    .execute()

export const removeBrandDays = (tx: Database, { id, profileId }: Pick<BrandDaysRecord, 'id' | 'profileId'>) =>
  tx.deleteFrom('brand_days').where('id', '=', id).where('profile_id', '=', profileId).execute()
