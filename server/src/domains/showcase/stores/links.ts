import type { Selectable } from 'kysely'
import { profileLinkTypes, type ProfileLinkRecord } from '@wasla/contract/showcase/record.ts'
import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, flag, same } from '#database/record.ts'
import type { ProfileLinksTable } from '#database/tables/showcase.ts'

export const profileLinkRow = defineRecord<ProfileLinksTable>()({
  id: same,
  profileId: same,
  type: same,
  url: same,
  html: same,
  coverPhotoUrl: same,
  isVisible: flag,
  createdAt: same,
  position: same,
})

/** Reads a row; ignores it if it has no web address or an unknown type, even if we wrote it (security cases 49, 50). */
function toRecords(row: Selectable<ProfileLinksTable>): ProfileLinkRecord[] {
  const link = profileLinkRow.read(row)
  const type = profileLinkTypes.find((known) => known === link.type)
  return type && webAddress(link.url) !== null ? [{ ...link, type }] : []
}

/** Returns a profile's links in the order of `byPosition`; hidden ones are for their owner only (D-13). */
export async function findLinks(db: Database, profileId: string, which: 'all' | 'visible'): Promise<ProfileLinkRecord[]> {
  const rows = await db
    .selectFrom('profile_links')
    .selectAll()
    .where('profile_id', '=', profileId)
    .$if(which === 'visible', (query) => query.where('is_visible', '=', 1))
    .orderBy('position')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.flatMap(toRecords)
}

export const insertLink = (db: Database, link: ProfileLinkRecord) =>
  db.insertInto('profile_links').values(profileLinkRow.write(link)).execute()

/** Updates a link; returns false if it no longer exists. */
export async function saveLink(db: Database, link: ProfileLinkRecord): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('profile_links')
    .set(profileLinkRow.write(link))
    .where('id', '=', link.id)
    .where('profile_id', '=', link.profileId)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Saves the positions of a profile's links. */
export async function savePositions(tx: Database, links: readonly ProfileLinkRecord[]): Promise<void> {
  for (const { id, profileId, position } of links)
    await tx.updateTable('profile_links').set({ position }).where('id', '=', id).where('profile_id', '=', profileId).execute()
}
