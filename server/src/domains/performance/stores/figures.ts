import { sql } from 'kysely'
import type { StoredFigures } from '@wasla/contract/performance/mappers.ts'
import type { ChannelDay } from '@wasla/contract/performance/channels.ts'
import { totalOf, type Counts } from '@wasla/contract/performance/counts.ts'
import type { CountryClicks } from '@wasla/contract/performance/countries.ts'
import type { CountedCell } from '@wasla/contract/performance/csv.ts'
import { countsCodes, type CountsBy } from '@wasla/contract/programs/counts-by.ts'
import type { DayRange } from '@wasla/contract/tracking/days.ts'
import type { Database } from '#database/database.ts'

/** A whole program, or one participant in it. */
export type Scope = { readonly programId: string; readonly profileId: string | null }

/**
 * Returns the value of the participant column for a scope, in tables that also have rows about whole programs; empty for a whole program.
 */
const participantOf = ({ profileId }: Scope) => profileId ?? ''

/** Returns SQL for the counts of a scope, from the table for programs or the one for participants. */
const countsOf = ({ programId, profileId }: Scope) =>
  profileId === null
    ? sql`program_day_counts where program_id = ${programId}`
    : sql`day_counts where program_id = ${programId} and profile_id = ${profileId}`

const uncountedOf = ({ programId, profileId }: Scope) =>
  profileId === null
    ? sql`program_uncounted_days where program_id = ${programId}`
    : sql`uncounted_days where program_id = ${programId} and profile_id = ${profileId}`

const during = ({ start, end }: DayRange) => sql`day between ${start} and ${end}`

/** PostgreSQL returns sums of integers as numeric; the cast makes them integers in both engines. */
const sumOf = (column: string) => sql`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`
const allCounts = sql`${sumOf('clicks')} as clicks, ${sumOf('approved')} as approved, ${sumOf('revenue')} as revenue`

/** Returns the counts of a range by day and channel. */
export async function findChannelDays(db: Database, scope: Scope, range: DayRange): Promise<ChannelDay[]> {
  const { rows } =
    await sql<ChannelDay>`select day, channel, ${allCounts} from ${countsOf(scope)} and ${during(range)} group by day, channel`.execute(db)
  return rows
}

/** Returns the valid clicks of a range by country. */
export async function findCountries(db: Database, scope: Scope, range: DayRange): Promise<CountryClicks[]> {
  const { rows } =
    await sql<CountryClicks>`select country, ${sumOf('clicks')} as clicks from ${countsOf(scope)} and ${during(range)} group by country`.execute(
      db,
    )
  return rows
}

/** Returns the counts of a range by day, channel and country. */
export async function findCells(db: Database, scope: Scope, range: DayRange): Promise<CountedCell[]> {
  const { rows } =
    await sql<CountedCell>`select day, channel, country, clicks, approved, revenue from ${countsOf(scope)} and ${during(range)} order by day, channel, country`.execute(
      db,
    )
  return rows
}

const numberIn = async (found: Promise<{ rows: { number: number }[] }>): Promise<number> => (await found).rows[0]?.number ?? 0

/** Returns how many visitors a range had. */
export const countVisitors = (db: Database, scope: Scope, range: DayRange): Promise<number> =>
  numberIn(
    sql<{
      number: number
    }>`select ${sumOf('visitors')} as number from visitor_days where program_id = ${scope.programId} and participant = ${participantOf(scope)} and ${during(range)}`.execute(
      db,
    ),
  )

/** Returns how many clicks of a range did not count. */
export const countUncountedClicks = (db: Database, scope: Scope, range: DayRange): Promise<number> =>
  numberIn(
    sql<{
      number: number
    }>`select ${sumOf('count')} as number from ${uncountedOf(scope)} and kind = 'CLICK' and ${during(range)}`.execute(db),
  )

const always: DayRange = { start: '0000-01-01', end: '9999-12-31' }

type CountryCounts = Counts & { readonly country: string }

/** Returns all counts so far by country. */
const findCountryCounts = (db: Database, scope: Scope): Promise<CountryCounts[]> =>
  db
    .selectFrom('country_counts')
    .select(['country', 'clicks', 'approved', 'revenue'])
    .where('program_id', '=', scope.programId)
    .where('participant', '=', participantOf(scope))
    .execute()

const sumApprovedByCode = (db: Database, scope: Scope): Promise<number> =>
  numberIn(sql<{ number: number }>`select ${sumOf('approved')} as number from ${countsOf(scope)} and channel = 'CODE'`.execute(db))

/**
 * Returns all figures so far, and the figures of the last days. Takes the same number of statements for a million clicks as for ten, and
 * one more if the program counts codes.
 */
export async function findFigures(db: Database, scope: Scope, lastDays: DayRange, countsBy: CountsBy): Promise<StoredFigures> {
  const countries = await findCountryCounts(db, scope)
  return {
    total: totalOf(countries),
    approvedByCode: countsCodes(countsBy) ? await sumApprovedByCode(db, scope) : 0,
    countries,
    visitors: await countVisitors(db, scope, always),
    uncountedClicks: await countUncountedClicks(db, scope, always),
    lastDays: await findChannelDays(db, scope, lastDays),
  }
}
