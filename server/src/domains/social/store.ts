import { platforms, type SocialLinkRecord } from '@wasla/contract/social/record.ts'
import type { Selectable } from 'kysely'
import type { Database } from '#database/database.ts'
import type { SocialLinksTable } from '#database/tables.ts'

function toRecord(row: Selectable<SocialLinksTable>): SocialLinkRecord[] {
  const platform = platforms.find((known) => known === row.platform)
  return platform
    ? [
        {
          id: row.id,
          profileId: row.profile_id,
          platform,
          socialProfileId: row.social_profile_id,
          pictureUrl: row.picture_url,
          profileUrl: row.profile_url,
          userName: row.user_name,
          followers: row.followers,
          connectedAt: row.connected_at,
          source: row.source,
        },
      ]
    : []
}

/** Connected accounts of a profile, oldest first. */
export async function findSocialLinks(db: Database, profileId: string): Promise<SocialLinkRecord[]> {
  const rows = await db
    .selectFrom('social_links')
    .selectAll()
    .where('profile_id', '=', profileId)
    .orderBy('connected_at')
    .orderBy('id')
    .execute()
  return rows.flatMap(toRecord)
}
