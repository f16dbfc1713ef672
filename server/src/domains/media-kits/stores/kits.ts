import type { MediaKitRecord, SealedKit } from '@wasla/contract/media-kits/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { MediaKitsTable } from '#database/tables/media-kits.ts'
import { findSealsOf } from './seals.ts'

const row = defineRecord<MediaKitsTable>()({
  number: same,
  profileId: same,
  text: same,
  link: same,
  madeAt: same,
  expiresAt: same,
  removedAt: same,
})

/** Returns the stored kits of a profile, also removed ones, the newest first. */
export async function findKits(db: Database, profileId: string): Promise<MediaKitRecord[]> {
  const rows = await db
    .selectFrom('media_kits as k')
    .select(row.columns('k'))
    .where('k.profile_id', '=', profileId)
    .orderBy('k.made_at', 'desc')
    .orderBy('k.link', 'desc')
    .execute()
  return rows.map(row.read)
}

/** Returns a kit of any profile; null if it is unknown. */
export async function findKit(db: Database, number: string): Promise<MediaKitRecord | null> {
  const found = await db.selectFrom('media_kits as k').select(row.columns('k')).where('k.number', '=', number).executeTakeFirst()
  return found ? row.read(found) : null
}

export const insertKit = (tx: Database, kit: MediaKitRecord) => tx.insertInto('media_kits').values(row.write(kit)).execute()

/** Deletes the text of a kit. Returns false if another call did it first. */
export async function saveRemoval(tx: Database, { number, text, removedAt }: MediaKitRecord): Promise<boolean> {
  const saved = await tx
    .updateTable('media_kits')
    .set({ text, removed_at: removedAt })
    .where('number', '=', number)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return Number(saved.numUpdatedRows) === 1
}

/** Deletes kits that could be checked until this moment. Their links stay. */
export const deleteKitsUntil = (db: Database, moment: number) => db.deleteFrom('media_kits').where('expires_at', '<=', moment).execute()

/** Adds to each kit its link. */
export async function withSeals(db: Database, kits: readonly MediaKitRecord[]): Promise<Omit<SealedKit, 'previous'>[]> {
  const seals = await findSealsOf(
    db,
    kits.map(({ link }) => link),
  )
  return kits.map((kit) => {
    const seal = seals.get(kit.link)
    if (!seal) throw new Error('A media kit names a link that is not stored')
    return { kit, seal }
  })
}
