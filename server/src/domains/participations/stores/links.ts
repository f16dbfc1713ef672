import type { TrackingLinkRecord } from '@wasla/contract/participations/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import type { TrackingLinksTable } from '#database/tables/participations.ts'

const linkRow = defineRecord<TrackingLinksTable>()({ code: same, programId: same, profileId: same, createdAt: same })

/** Inserts a link. Returns false if the code is taken, or the participant has a link already. */
export async function insertLink(tx: Database, link: TrackingLinkRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('tracking_links')
    .values(linkRow.write(link))
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns whether a participant has a link. */
export const hasLink = async (tx: Database, programId: string, profileId: string): Promise<boolean> =>
  (await tx
    .selectFrom('tracking_links')
    .select('code')
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .executeTakeFirst()) !== undefined
