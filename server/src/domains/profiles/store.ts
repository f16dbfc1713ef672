import { sql } from 'kysely'
import type { ProgressStepName } from '@wasla/contract/profiles/progress.ts'
import type { Database } from '#database/database.ts'
import { selectProfiles } from './record.ts'

/** All open profiles of a user: the person's own first, then businesses as they were made. */
export const findProfilesOf = (db: Database, userId: string) =>
  selectProfiles(db)
    .where('p.user_id', '=', userId)
    .where('p.deleted_at', 'is', null)
    .where('p.status', '!=', 'Inactive')
    .orderBy((row) => row.case().when('p.type', 'in', ['INFLUENCER', 'AGENT']).then(0).else(1).end())
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute()

/** One profile that is not removed. */
export const findProfile = (db: Database, id: string) =>
  selectProfiles(db).where('p.id', '=', id).where('p.deleted_at', 'is', null).executeTakeFirst()

/** Profiles of these ids that are not removed, several at once. */
export const findProfiles = (db: Database, ids: readonly string[]) =>
  selectProfiles(db).where('p.id', 'in', ids).where('p.deleted_at', 'is', null).execute()

/** Every profile of a user that is not removed, inactive ones too. */
export const openProfileIds = (db: Database, userId: string) =>
  db.selectFrom('profiles').select('id').where('user_id', '=', userId).where('deleted_at', 'is', null).orderBy('id').execute()

/** The tables behind the checklist, one each. */
const sources = {
  FEATURED_POSTS: 'featured_posts',
  INTERESTS: 'profile_interests',
  BRAND_COLLABORATION: 'brand_collaborations',
  RATE_CARD: 'rate_cards',
  FEATURED_LINKS: 'profile_links',
} as const satisfies Record<ProgressStepName, string>

/** Which items of the checklist a profile has, in one statement (S1 §6). */
export async function findDoneSteps(db: Database, profileId: string): Promise<Set<ProgressStepName>> {
  const parts = Object.entries(sources).map(
    ([step, table]) =>
      sql`select ${sql.lit(step)} as step where exists (select 1 from ${sql.table(table)} where profile_id = ${profileId})`,
  )
  const { rows } = await sql<{ step: ProgressStepName }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Set(rows.map((row) => row.step))
}

/** Interests of several profiles at once, each in its owner's order. */
export const findInterestsOf = (db: Database, profileIds: readonly string[]) =>
  db
    .selectFrom('profile_interests')
    .select(['profile_id', 'interest_id'])
    .where('profile_id', 'in', profileIds)
    .orderBy('position')
    .execute()
