import { sql, type Insertable, type Selectable } from 'kysely'
import { plusDays } from '@wasla/contract/insights/days.ts'
import { insightLimits } from '@wasla/contract/insights/limits.ts'
import type { Audience, SnapshotRecord } from '@wasla/contract/insights/record.ts'
import type { Database } from '#database/database.ts'
import type { SocialSnapshotsTable } from '#database/tables/social.ts'

const toRecord = (row: Selectable<SocialSnapshotsTable>): SnapshotRecord => ({
  accountId: row.account_id,
  day: row.day,
  measuredAt: row.measured_at,
  followers: row.followers,
  likes: row.likes,
  views: row.views,
  posts: row.posts,
  engagement: row.engagement === null ? null : row.engagement / 100,
  audience: row.audience === null ? null : (JSON.parse(row.audience) as Audience),
  source: row.source,
})

const toRow = (one: SnapshotRecord): Insertable<SocialSnapshotsTable> => ({
  account_id: one.accountId,
  day: one.day,
  measured_at: one.measuredAt,
  followers: one.followers,
  likes: one.likes,
  views: one.views,
  posts: one.posts,
  engagement: one.engagement === null ? null : Math.round(one.engagement * 100),
  audience: one.audience === null ? null : JSON.stringify(one.audience),
  source: one.source,
})

/** How many rows go in one statement, below both engines' limit of values. */
const bunch = 1_000

/** Keeps snapshots: one for each account and day, whoever else measures at the same moment; the later measurement of a day stays. */
export async function keepSnapshots(tx: Database, snapshots: readonly SnapshotRecord[]): Promise<void> {
  for (let from = 0; from < snapshots.length; from += bunch)
    await tx
      .insertInto('social_snapshots')
      .values(snapshots.slice(from, from + bunch).map(toRow))
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

/** The newest snapshot of each account, of those that tell of the audience where that is asked for. */
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
          .$if(withAudience, (told) => told.where('audience', 'is not', null))
          .groupBy('account_id')
          .as('newest'),
      (join) => join.onRef('newest.account_id', '=', 'social_snapshots.account_id').onRef('newest.day', '=', 'social_snapshots.day'),
    )
    .selectAll('social_snapshots')
    .execute()
  return rows.map(toRecord)
}

/** Snapshots of accounts over a range of days, both ends included, without their audiences. */
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
  return rows.map((row) => toRecord({ ...row, audience: null }))
}

/** Forgets what nobody can ask for any more: days beyond the longest range, and audiences that were told anew since. */
export async function forgetSnapshots(db: Database, today: string): Promise<void> {
  await db.deleteFrom('social_snapshots').where('day', '<', plusDays(today, -insightLimits.keptFor)).execute()
  await db
    .updateTable('social_snapshots')
    .set({ audience: null })
    .where('audience', 'is not', null)
    .where('day', '<', plusDays(today, -insightLimits.audienceKeptFor))
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
