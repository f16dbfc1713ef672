import type { KitSealRecord } from '@wasla/contract/media-kits/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { MediaKitSealsTable } from '#database/tables/media-kits.ts'

const row = defineRecord<MediaKitSealsTable>()({ seq: same, number: same, textHash: same, sealedAt: same, hash: same })

export const insertSeal = (tx: Database, seal: KitSealRecord) => tx.insertInto('media_kit_seals').values(row.write(seal)).execute()

export const findLastSeal = async (db: Database): Promise<Pick<KitSealRecord, 'seq' | 'hash'> | null> =>
  (await db.selectFrom('media_kit_seals').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst()) ?? null

/** Returns links by their numbers. */
export async function findSealsOf(db: Database, numbers: readonly number[]): Promise<Map<number, KitSealRecord>> {
  if (numbers.length === 0) return new Map()
  const rows = await db.selectFrom('media_kit_seals').selectAll().where('seq', 'in', numbers).execute()
  return new Map(rows.map((one) => [one.seq, row.read(one)]))
}

export const findSeal = async (db: Database, seq: number): Promise<KitSealRecord | null> => (await findSealsOf(db, [seq])).get(seq) ?? null

/** Returns at most `limit` links of the chain after a number, each with the text of its kit; null if the kit is no longer stored. */
export async function findSealsAfter(db: Database, seq: number, limit: number): Promise<{ seal: KitSealRecord; text: string | null }[]> {
  const rows = await db
    .selectFrom('media_kit_seals as s')
    .leftJoin('media_kits as k', 'k.link', 's.seq')
    .select(row.columns('s'))
    .select('k.text as kit_text')
    .where('s.seq', '>', seq)
    .orderBy('s.seq')
    .limit(limit)
    .execute()
  return rows.map((one) => ({ seal: row.read(one), text: one.kit_text || null }))
}
