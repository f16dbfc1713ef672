import { sql } from 'kysely'
import { plusDays } from '@wasla/contract/insights/days.ts'
import { insightLimits } from '@wasla/contract/insights/limits.ts'
import type { Audience, SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, orNull, same, type Codec } from '#database/record.ts'
import type { SocialSnapshotsTable } from '#database/tables/social.ts'

/** Stores a percentage in hundredths. */
const percent: Codec<number, number> = { read: (stored) => stored / 100, write: (value) => Math.round(value * 100) }

const snapshotRow = defineRecord<SocialSnapshotsTable>()({
  accountId: same,
  day: same,
  measuredAt: same,
  followers: same,
  likes: same,
  views: same,
  posts: same,
  engagement: orNull(percent),
  audience: orNull(json<Audience>()),
  source: same,
})

/** Number of rows that one statement inserts. Both databases accept that many values. */
const batch = 1_000

/**
 * Saves one snapshot for each account and day. If several processes measure an account on one day, the later snapshot replaces the earlier.
 */
export async function saveSnapshots(tx: Database, snapshots: readonly SnapshotRecord[]): Promise<void> {
  for (let from = 0; from < snapshots.length; from += batch)
    await tx
      .insertInto('social_snapshots')
      .values(snapshots.slice(from, from + batch).map(snapshotRow.write))
      .onConflict((clash) =>
        clash.columns(['account_id', 'day']).doUpdateSet((row) => ({
          measured_at: row.ref('excluded.measured_at'),
          followers: row.ref('excluded.followers'),
          likes: row.ref('excluded.likes'),
          views: row.ref('excluded.views'),
          posts: row.ref('excluded.posts'),
          engagement: row.ref('excluded.engagement'),
          audience: row.ref('excluded.audience'),
          source: row.ref('excluded.source'),
        })),
      )
      .execute()
}

/** Returns the newest snapshot of each account; with `withAudience`, the newest that has an audience. */
export async function findNewest(
  db: Database,
  accountIds: readonly string[],
  { withAudience }: { withAudience: boolean },
): Promise<SnapshotRecord[]> {
  if (accountIds.length === 0) return []
  const rows = await db
    .selectFrom('social_snapshots')
    .innerJoin(
      (query) =>
        query
          .selectFrom('social_snapshots')
          .select(({ fn }) => ['account_id', fn.max('day').as('day')])
          .where('account_id', 'in', accountIds)
          .$if(withAudience, (snapshots) => snapshots.where('audience', 'is not', null))
          .groupBy('account_id')
          .as('newest'),
      (join) => join.onRef('newest.account_id', '=', 'social_snapshots.account_id').onRef('newest.day', '=', 'social_snapshots.day'),
    )
    .selectAll('social_snapshots')
    .execute()
  return rows.map(snapshotRow.read)
}

/** Returns the snapshots of accounts over a range of days, both ends included, without their audiences. */
export async function findRange(db: Database, accountIds: readonly string[], start: string, end: string): Promise<SnapshotRecord[]> {
  if (accountIds.length === 0) return []
  const rows = await db
    .selectFrom('social_snapshots')
    .select(['account_id', 'day', 'measured_at', 'followers', 'likes', 'views', 'posts', 'engagement', 'source'])
    .where('account_id', 'in', accountIds)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .orderBy('day')
    .execute()
  return rows.map((row) => snapshotRow.read({ ...row, audience: null }))
}

/** Deletes snapshots from before the longest range. Deletes the audience of a snapshot if a later snapshot of the account has one too. */
export async function deleteOldSnapshots(db: Database, today: string): Promise<void> {
  await db.deleteFrom('social_snapshots').where('day', '<', plusDays(today, -insightLimits.snapshots)).execute()
  await db
    .updateTable('social_snapshots')
    .set({ audience: null })
    .where('audience', 'is not', null)
    .where('day', '<', plusDays(today, -insightLimits.audiences))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('social_snapshots as later')
          .select(sql.lit(1).as('one'))
          .whereRef('later.account_id', '=', 'social_snapshots.account_id')
          .whereRef('later.day', '>', 'social_snapshots.day')
          .where('later.audience', 'is not', null),
      ),
    )
    .execute()
}
