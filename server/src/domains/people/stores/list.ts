import { sql, type Selectable } from 'kysely'
import type { Page } from '@wasla/contract/common/page.ts'
import type { PeopleSort } from '@wasla/contract/generated/user-types.ts'
import type { PeopleQuery } from '@wasla/contract/people/filter.ts'
import { peopleLimits } from '@wasla/contract/people/limits.ts'
import type { ListedPerson } from '@wasla/contract/people/record.ts'
import type { Match } from '@wasla/contract/people/saved.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { RateCardCategory } from '@wasla/contract/showcase/record.ts'
import type { Database } from '#database/database.ts'
import type { Dialect } from '#database/dialects/dialect.ts'
import type { SearchEntriesTable } from '#database/tables/search.ts'
import {
  countEntries,
  entriesOf,
  facetsByRow,
  facetsFor,
  hundredths,
  isNot,
  isPerson,
  searchAll,
  searchByFacets,
  noPrice,
  platformsIn,
  priceColumn,
  readFew,
  wordsByRow,
  type Condition,
  type EntrySearch,
} from '../../search/service.ts'

type Reader = { readonly db: Database; readonly dialect: Dialect }
/** A query with the id of its reader's profile, which is left out of the results. */
export type Meeting = { readonly query: PeopleQuery; readonly reader: string }

/** Returns the conditions for the lower and upper limits of numbers. */
function inRanges({ minFollowers, maxFollowers, minEngagement, minPrice, maxPrice, service }: PeopleQuery): Condition[] {
  const price = sql.ref(priceColumn(service))
  return [
    ...(minFollowers === null ? [] : [sql<boolean>`followers >= ${minFollowers}`]),
    ...(maxFollowers === null ? [] : [sql<boolean>`followers <= ${maxFollowers}`]),
    ...(minEngagement === null ? [] : [sql<boolean>`engagement >= ${hundredths(minEngagement)}`]),
    ...(minPrice === null ? [] : [sql<boolean>`${price} >= ${minPrice} and ${price} < ${noPrice}`]),
    ...(maxPrice === null ? [] : [sql<boolean>`${price} <= ${maxPrice}`]),
  ]
}

const always = ({ query, reader }: Meeting): Condition[] => [isPerson, isNot(reader), ...inRanges(query)]

/** Selects matches by indexes. Fast if there are few matches. */
function byIndex(dialect: Dialect, meeting: Meeting): EntrySearch {
  const { from, conditions } = searchByFacets(dialect, facetsFor(meeting.query), meeting.query.words ?? [])
  return { from, conditions: [...conditions, ...always(meeting)] }
}

/**
 * Selects matches by comparing each row. Fast if there are many, because it reads an index in the requested order until the page is full.
 */
const byRow = (dialect: Dialect, meeting: Meeting): EntrySearch =>
  searchAll([
    ...facetsByRow(dialect, facetsFor(meeting.query)),
    ...wordsByRow(dialect, meeting.query.words ?? [], null),
    ...always(meeting),
  ])

/** Returns a cache key. It does not depend on the reader, because the results of two readers differ by only one row. */
const nameOf = ({ query }: Meeting) => JSON.stringify(query)

/** Returns how many people match, counted up to a thousand. */
export const countMeeting = (reader: Reader, meeting: Meeting): Promise<number> =>
  meeting.query.words?.length === 0 ? Promise.resolve(0) : countEntries(reader, byIndex(reader.dialect, meeting), nameOf(meeting))

const orders: Readonly<Record<PeopleSort, { column: (service: RateCardCategory | null) => string; descending: boolean }>> = {
  BEST_MATCH: { column: () => 'score', descending: true },
  FOLLOWERS: { column: () => 'followers', descending: true },
  ENGAGEMENT: { column: () => 'engagement', descending: true },
  PRICE: { column: priceColumn, descending: false },
  NEWEST: { column: () => 'created_at', descending: true },
}

const columns = ['subject_id', 'country_id', 'followers', 'engagement', 'platforms'] as const
type Row = Pick<Selectable<SearchEntriesTable>, (typeof columns)[number]> & { price: number }

const personOf = (row: Row): ListedPerson => ({
  profileId: row.subject_id,
  countryId: row.country_id,
  followers: row.followers,
  engagement: row.engagement === 0 ? null : row.engagement / 100,
  platforms: platformsIn(row.platforms),
  priceFrom: row.price === noPrice ? null : row.price,
})

/** Returns one page of the people who match, in the order of `byPeopleSort`, and their count, at most a thousand. */
export async function findPeople(
  reader: Reader,
  among: Meeting,
  sort: PeopleSort,
  { limit, offset }: Page,
): Promise<{ count: number; data: ListedPerson[] }> {
  const { most } = peopleLimits
  if (among.query.words?.length === 0) return { count: 0, data: [] }
  const { service } = among.query
  const price = sql<number>`${sql.ref(priceColumn(service))}`.as('price')
  const place = sql.ref<number>(orders[sort].column(service))
  const direction = orders[sort].descending ? 'desc' : 'asc'
  const entrySearch = byIndex(reader.dialect, among)
  const met = entriesOf(reader, entrySearch)
    .select([...columns, price, place.as('place')])
    .limit(most)
  const few = await readFew(reader, entrySearch, nameOf(among), { limit, offset }, () =>
    reader.db
      .with(
        (common) => common('met').materialized(),
        () => met,
      )
      .selectFrom('met')
      .select([...columns, 'price'])
      // Counts in a subquery: a window function would sort every row together with its count.
      .select((all) =>
        all
          .selectFrom('met')
          .select((every) => every.fn.countAll().as('all'))
          .as('count'),
      )
      .orderBy('place', direction)
      .orderBy('subject_id')
      .limit(limit)
      .offset(offset)
      .execute(),
  )
  if (few) return { count: few.count, data: few.rows.map(personOf) }
  const left = Math.min(limit, most - offset)
  if (left <= 0) return { count: most, data: [] }
  const rows = await entriesOf(reader, byRow(reader.dialect, among))
    .select([...columns, price])
    .orderBy(place, direction)
    .orderBy('subject_id')
    .limit(left)
    .offset(offset)
    .execute()
  return { count: most, data: rows.map(personOf) }
}

/** The number of matches that are read: one more than a saved filter stores, to know whether there are more. */
const matchesRead = peopleLimits.most + 1

/**
 * Largest number of matches that are all read and sorted to find the newest ones. If there are more matches, the index is read in order
 * instead; that reads more entries if a smaller share of them matches. With a hundred thousand entries, both ways read at most about twenty
 * thousand.
 */
const fewMatches = 5_000

/** Returns a query for the newest of few matches, found by indexes. Each row contains the count of matches, at most `most`. */
export const latestOfFew = (reader: Reader, among: Meeting, most: number) =>
  reader.db
    .selectFrom(
      entriesOf(reader, byIndex(reader.dialect, among)).select(['subject_id as profileId', 'listed_at as listedAt']).limit(most).as('met'),
    )
    .select(['profileId', 'listedAt'])
    .select((all) => all.fn.countAll().over().as('count'))
    .orderBy('listedAt', 'desc')
    .orderBy('profileId')
    .limit(matchesRead)

/** Returns a query for the newest of many matches. It reads the index in its order until it has found enough. */
export const latestOfMany = (reader: Reader, among: Meeting) =>
  entriesOf(reader, byRow(reader.dialect, among))
    .select(['subject_id as profileId', 'listed_at as listedAt'])
    .orderBy('listed_at', 'desc')
    .orderBy('subject_id')
    .limit(matchesRead)

/**
 * Returns the current matches, newest in the directory first: at most one more than a saved filter stores. Up to `most` matches count as
 * few.
 */
export async function findMatches(reader: Reader, among: Meeting, most = fewMatches): Promise<Match[]> {
  if (among.query.words?.length === 0) return []
  const page = { limit: matchesRead, offset: 0 }
  const read = () => latestOfFew(reader, among, most).execute()
  const few = await readFew(reader, byIndex(reader.dialect, among), `matches ${nameOf(among)}`, page, read, most)
  return few ? few.rows.map(({ profileId, listedAt }) => ({ profileId, listedAt })) : latestOfMany(reader, among).execute()
}

/** Returns how many networkers each of these managers shows: accepted, and with a page that everybody may see (D-40). */
export async function countCreators(db: Database, managerIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('managed_accounts as m')
    .innerJoin('profiles as p', 'p.id', 'm.talent_id')
    .select(['m.manager_id', (row) => row.fn.countAll().as('count')])
    .where('m.manager_id', 'in', managerIds)
    .where('m.status', '=', 'Accepted')
    .where('p.status', 'in', publicStatuses)
    .where('p.deleted_at', 'is', null)
    .groupBy('m.manager_id')
    .execute()
  return new Map(rows.map((row) => [row.manager_id, Number(row.count)]))
}
