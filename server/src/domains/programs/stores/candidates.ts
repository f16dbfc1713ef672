import { sql, type Expression, type ExpressionBuilder, type Insertable, type SqlBool } from 'kysely'
import type { ParticipantCriteria, PlatformCriteria } from '@wasla/contract/programs/step-data.ts'
import { interestBits } from '@wasla/contract/programs/matching/interest-bits.ts'
import type { MatchedProfile } from '@wasla/contract/programs/matching/profile.ts'
import type { CriteriaPlatform } from '@wasla/contract/programs/types.ts'
import { areaById, type Area } from '@wasla/contract/reference/areas.ts'
import type { Database } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import { locking } from '#database/row-lock.ts'
import type { Tables } from '#database/schema.ts'
import type { ProgramCandidatesTable } from '#database/tables/programs.ts'

/** A profile that may join programs. */
export type Candidate = Omit<MatchedProfile, 'isLicensed'> & {
  readonly profileId: string
  readonly type: ProgramCandidatesTable['type']
  /** Last day of the approved licence; null if there is none. */
  readonly licensedUntil: string | null
}

const nameOf = (platform: CriteriaPlatform) => platform.toLowerCase() as Lowercase<CriteriaPlatform>

const noFigures = {
  ...{ instagram_followers: null, instagram_engagement: null, instagram_views: null },
  ...{ tiktok_followers: null, tiktok_engagement: null, tiktok_views: null },
  ...{ youtube_followers: null, youtube_engagement: null, youtube_views: null },
  ...{ twitter_followers: null, twitter_engagement: null, twitter_views: null },
  ...{ snapchat_followers: null, snapchat_engagement: null, snapchat_views: null },
}

/** Converts percent to whole hundredths, the precision of measurements. */
const hundredths = (percent: number) => Math.round(percent * 100)

function rowOf({ profileId, type, countryId, areaIds, interests, figures, licensedUntil }: Candidate): Insertable<ProgramCandidatesTable> {
  const areaOf = (kind: Area['type']) => areaIds.find((id) => areaById(id)?.type === kind) ?? null
  const measured = figures.flatMap(({ platform, followers, engagement, views }): [string, number | null][] => [
    [`${nameOf(platform)}_followers`, followers],
    [`${nameOf(platform)}_engagement`, engagement === null ? null : hundredths(engagement)],
    [`${nameOf(platform)}_views`, views],
  ])
  return {
    profile_id: profileId,
    type,
    country_id: countryId,
    province_id: areaOf('PROVINCE'),
    city_id: areaOf('CITY'),
    interests: interestBits(interests),
    licensed_until: licensedUntil,
    ...noFigures,
    ...Object.fromEntries(measured),
  }
}

/**
 * Removes some stale profiles from the queue and returns their ids. Concurrent changes of these profiles wait and then add them again. The
 * rows are locked in order, so that two processes do not wait for each other.
 */
export async function takeStale(tx: Database, most: number): Promise<string[]> {
  const next = await tx
    .selectFrom('program_candidates_stale')
    .select('profile_id')
    .orderBy('profile_id')
    .limit(most)
    .$call(locking(dialectOf(tx)))
    .execute()
  if (next.length === 0) return []
  const taken = await tx
    .deleteFrom('program_candidates_stale')
    .where(
      'profile_id',
      'in',
      next.map((row) => row.profile_id),
    )
    .returning('profile_id')
    .execute()
  return taken.map((row) => row.profile_id)
}

/** Returns whether any candidate row is stale. */
export const hasStale = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('program_candidates_stale').select('profile_id').limit(1).executeTakeFirst()) !== undefined

/** Replaces the rows of `profileIds` by these candidates; profiles that are no candidates lose their row. */
export async function replaceCandidates(tx: Database, profileIds: readonly string[], candidates: readonly Candidate[]): Promise<void> {
  await tx.deleteFrom('program_candidates').where('profile_id', 'in', profileIds).execute()
  if (candidates.length > 0) await tx.insertInto('program_candidates').values(candidates.map(rowOf)).execute()
}

type Builder = ExpressionBuilder<Tables, 'program_candidates'>

/** Returns the condition that a profile's biggest account on a platform meets all its thresholds. */
function onPlatform(row: Builder, { platform, minFollowers, minEngagement, minViews }: PlatformCriteria): Expression<SqlBool> {
  const name = nameOf(platform)
  return row.and([
    row(`${name}_followers`, '>=', minFollowers ?? 0),
    ...(minEngagement === undefined ? [] : [row(`${name}_engagement`, '>=', hundredths(minEngagement))]),
    ...(minViews === undefined ? [] : [row(`${name}_views`, '>=', minViews)]),
  ])
}

const inPlaces = (row: Builder, locations: readonly string[]) =>
  row.or((['country_id', 'province_id', 'city_id'] as const).map((column) => row(column, 'in', locations)))

const inCriteria = (row: Builder, { platforms, profileTypes, locations, interests, licensedOnly }: ParticipantCriteria, today: string) =>
  row.and([
    row('type', 'in', profileTypes),
    ...(platforms.length === 0 ? [] : [row.or(platforms.map((platform) => onPlatform(row, platform)))]),
    ...(locations.length === 0 ? [] : [inPlaces(row, locations)]),
    ...(licensedOnly ? [row('licensed_until', '>=', today)] : []),
    ...(interests.length === 0 ? [] : [sql<SqlBool>`(interests & ${sql.lit(interestBits(interests))}) <> 0`]),
  ])

/**
 * Returns how many candidates meet the criteria on a day, and how many candidates there are. Does in SQL what `meetsCriteria` does.
 */
export async function countCandidates(
  db: Database,
  criteria: ParticipantCriteria,
  today: string,
): Promise<{ matching: number; of: number }> {
  return db
    .selectFrom('program_candidates')
    .select((row) => [
      row.fn.countAll<number>().as('of'),
      row.fn
        .countAll<number>()
        .filterWhere((candidate) => inCriteria(candidate, criteria, today))
        .as('matching'),
    ])
    .executeTakeFirstOrThrow()
}
