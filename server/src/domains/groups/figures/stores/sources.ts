import { sql } from 'kysely'
import type { DataSource } from '@wasla/contract/generated/user-types.ts'
import type { MemberSnapshot } from '@wasla/contract/groups/figures/member.ts'
import type { Audience } from '@wasla/contract/insights/record.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import type { Database } from '#database/database.ts'

/** A member with the country of their profile. */
export type Living = { profileId: string; countryId: string | null }
/** An account of a member. */
export type MemberAccount = { id: string; profileId: string; platform: Platform; followers: number; source: DataSource }

/** Selects the public members of a group (D-05). Members who are not public are never shown, not even in sums. */
const seenMembers = (db: Database, groupId: string) =>
  db
    .selectFrom('group_members as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .where('m.group_id', '=', groupId)
    .where('p.deleted_at', 'is', null)
    .where('p.status', 'in', publicStatuses)

/** Returns whether a group exists. */
export const isGroup = async (db: Database, groupId: string): Promise<boolean> =>
  (await db.selectFrom('groups').select('id').where('id', '=', groupId).where('deleted_at', 'is', null).executeTakeFirst()) !== undefined

export const findLiving = (db: Database, groupId: string): Promise<Living[]> =>
  seenMembers(db, groupId).select(['p.id as profileId', 'p.country_id as countryId']).execute()

const accountsOf = (db: Database, groupId: string) => seenMembers(db, groupId).innerJoin('social_links as l', 'l.profile_id', 'p.id')

export async function findAccounts(db: Database, groupId: string): Promise<MemberAccount[]> {
  const rows = await accountsOf(db, groupId)
    .select(['l.id', 'l.profile_id as profileId', 'l.platform', 'l.followers', 'l.source'])
    .execute()
  return rows as MemberAccount[]
}

const figures = [
  's.account_id as accountId',
  's.day',
  's.measured_at as measuredAt',
  's.followers',
  's.likes',
  's.views',
  's.posts',
  's.engagement',
  's.source',
  'l.profile_id as profileId',
  'l.platform',
] as const

type Row = Omit<MemberSnapshot, 'audience' | 'platform'> & { platform: string; audience: string | null }

const snapshotOf = ({ engagement, audience, platform, ...row }: Row): MemberSnapshot => ({
  ...row,
  platform: platform as Platform,
  engagement: engagement === null ? null : engagement / 100,
  audience: audience === null ? null : (JSON.parse(audience) as Audience),
})

/** Returns the newest snapshot of each account of the members; with `withAudience`, the newest that has an audience. */
export async function findNewestOf(db: Database, groupId: string, { withAudience }: { withAudience: boolean }): Promise<MemberSnapshot[]> {
  const rows = await accountsOf(db, groupId)
    .innerJoin('social_snapshots as s', (join) =>
      join.onRef('s.account_id', '=', 'l.id').on('s.day', '=', (newest) =>
        newest
          .selectFrom('social_snapshots as n')
          .select('n.day')
          .whereRef('n.account_id', '=', 'l.id')
          .$if(withAudience, (query) => query.where('n.audience', 'is not', null))
          // A `max(day)` would read every day of the account.
          .orderBy('n.day', 'desc')
          .limit(1),
      ),
    )
    .select(figures)
    .select(withAudience ? 's.audience' : sql<string | null>`null`.as('audience'))
    .execute()
  return rows.map(snapshotOf)
}

/** Returns the snapshots of all accounts of the members over a range of days, both ends included, without their audiences. */
export async function findRangeOf(db: Database, groupId: string, range: { start: string; end: string }): Promise<MemberSnapshot[]> {
  const rows = await accountsOf(db, groupId)
    .innerJoin('social_snapshots as s', 's.account_id', 'l.id')
    .select(figures)
    .select(sql<string | null>`null`.as('audience'))
    .where('s.day', '>=', range.start)
    .where('s.day', '<=', range.end)
    .execute()
  return rows.map(snapshotOf)
}
