import type { BrandCollaborationRecord } from '@wasla/contract/showcase/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { BrandCollaborationsTable } from '#database/tables/showcase.ts'
import { webLink } from './web-link.ts'

export const collaborationRow = defineRecord<BrandCollaborationsTable>()({
  id: same,
  profileId: same,
  type: same,
  brandName: same,
  brandIcon: same,
  brandDomain: same,
  individualProfileId: same,
  url: webLink,
  html: same,
  coverPhotoUrl: same,
  duplicateKey: same,
  createdAt: same,
})

/** Returns a profile's collaborations, newest first. */
export async function findCollaborations(db: Database, profileId: string): Promise<BrandCollaborationRecord[]> {
  const rows = await db
    .selectFrom('brand_collaborations')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(collaborationRow.read)
}

/** Inserts a collaboration. Throws a unique violation if the profile has one with this partner already. */
export const insertCollaboration = (db: Database, collaboration: BrandCollaborationRecord) =>
  db.insertInto('brand_collaborations').values(collaborationRow.write(collaboration)).execute()

/** Updates a collaboration; returns false if it no longer exists. Throws like `insertCollaboration`. */
export async function saveCollaboration(db: Database, collaboration: BrandCollaborationRecord): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('brand_collaborations')
    .set(collaborationRow.write(collaboration))
    .where('id', '=', collaboration.id)
    .where('profile_id', '=', collaboration.profileId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/**
 * Replaces a brand's picture in collaborations of others (D-15); null removes it, for a brand that is no longer public. Call it in the
 * transaction that changes the brand.
 */
export const replaceBrandIcon = (tx: Database, from: string, to: string | null) =>
  tx.updateTable('brand_collaborations').set({ brand_icon: to }).where('brand_icon', '=', from).execute()
