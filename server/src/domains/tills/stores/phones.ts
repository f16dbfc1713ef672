import type { TillPhoneRecord } from '@wasla/contract/tills/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { TillPhonesTable } from '#database/tables/tills.ts'

const phoneRow = defineRecord<TillPhonesTable>()({ id: same, tillId: same, createdAt: same, lastUsedAt: same })

/** Returns a phone of a till by the hash of its token, if it was used since a time. */
export async function findPhone(db: Database, id: string, tillId: string, since: number): Promise<TillPhoneRecord | null> {
  const row = await db
    .selectFrom('till_phones')
    .selectAll()
    .where('id', '=', id)
    .where('till_id', '=', tillId)
    .where('last_used_at', '>', since)
    .executeTakeFirst()
  return row ? phoneRow.read(row) : null
}

/** Inserts a phone. Only the `most` phones of the till that were used last stay. */
export async function insertPhone(tx: Database, phone: TillPhoneRecord, most: number): Promise<void> {
  await tx.insertInto('till_phones').values(phoneRow.write(phone)).execute()
  const stay = await tx
    .selectFrom('till_phones')
    .select('id')
    .where('till_id', '=', phone.tillId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const ids = [phone.id, ...stay.map(({ id }) => id).filter((id) => id !== phone.id)].slice(0, most)
  await tx.deleteFrom('till_phones').where('till_id', '=', phone.tillId).where('id', 'not in', ids).execute()
}

export const saveUse = (tx: Database, id: string, lastUsedAt: number) =>
  tx.updateTable('till_phones').set({ last_used_at: lastUsedAt }).where('id', '=', id).execute()

/** Ends all phones of a till. */
export const deletePhones = (tx: Database, tillId: string) => tx.deleteFrom('till_phones').where('till_id', '=', tillId).execute()

/** Returns how many phones each of these tills has that were used since a time. */
export async function countPhones(db: Database, tillIds: readonly string[], since: number): Promise<Map<string, number>> {
  if (tillIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('till_phones')
    .select((row) => ['till_id', row.fn.countAll<number | string>().as('count')])
    .where('till_id', 'in', tillIds)
    .where('last_used_at', '>', since)
    .groupBy('till_id')
    .execute()
  return new Map(rows.map(({ till_id, count }) => [till_id, Number(count)]))
}
