import type { Counting } from '@wasla/contract/performance/count-change.ts'
import type { Database } from '#database/database.ts'
import { add, type Difference } from './add.ts'

const counts = ['clicks', 'approved', 'revenue'] as const

const dayCounts = { table: 'day_counts', key: ['program_id', 'profile_id', 'day', 'channel', 'country'], counts } as const
const programDayCounts = { table: 'program_day_counts', key: ['program_id', 'day', 'channel', 'country'], counts } as const
const countryCounts = { table: 'country_counts', key: ['program_id', 'participant', 'country'], counts } as const
const uncountedDays = { table: 'uncounted_days', key: ['program_id', 'profile_id', 'day', 'kind', 'reason'], counts: ['count'] } as const
const programUncountedDays = { table: 'program_uncounted_days', key: ['program_id', 'day', 'kind', 'reason'], counts: ['count'] } as const
const dayVisitors = { table: 'day_visitors', key: ['program_id', 'profile_id', 'day', 'visitor'], counts: ['clicks'] } as const
const programVisitors = { table: 'program_visitors', key: ['program_id', 'day', 'visitor'], counts: ['clicks'] } as const
const visitorDays = { table: 'visitor_days', key: ['program_id', 'participant', 'day'], counts: ['visitors'] } as const

type Row = Readonly<Record<string, string | number>>

/** Differences that fall together once a part of their key is left out, without those that even out; in the order of their keys. */
function together<Result extends Row>(rows: readonly Result[], key: readonly string[], sums: readonly string[]): Result[] {
  const byKey = Map.groupBy(rows, (row) => key.map((name) => row[name]).join(' '))
  return [...byKey]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, [first, ...rest]]) => {
      if (!first) return []
      const summed: Row = Object.fromEntries(sums.map((name) => [name, [first, ...rest].reduce((sum, row) => sum + Number(row[name]), 0)]))
      return sums.some((name) => summed[name] !== 0) ? [{ ...first, ...summed }] : []
    })
}

/** Of a whole program. */
const everybody = ''

type VisitorDay = Difference<'visitor_days'>

/** A browser that came, or that did not come after all, by what its row says now and by how much it changed. */
function visitorsBy<Result extends { readonly clicks: string | number }>(
  written: readonly Result[],
  changeOf: (row: Result) => number,
  dayOf: (row: Result) => Pick<VisitorDay, 'program_id' | 'participant' | 'day'>,
): VisitorDay[] {
  return written.flatMap((row) => {
    const [now, change] = [Number(row.clicks), changeOf(row)]
    const visitors = (now > 0 ? 1 : 0) - (now - change > 0 ? 1 : 0)
    return visitors === 0 ? [] : { ...dayOf(row), visitors }
  })
}

async function addVisitors(tx: Database, visitors: Counting['visitors']): Promise<void> {
  const own = visitors.map(({ programId, profileId, day, visitor, clicks }) => ({
    program_id: programId,
    profile_id: profileId,
    day,
    visitor,
    clicks,
  }))
  const whole = together(
    own.map(({ profile_id: _profileId, ...row }) => row),
    programVisitors.key,
    programVisitors.counts,
  )
  const ownKey = (row: Row) => dayVisitors.key.map((name) => row[name]).join(' ')
  const wholeKey = (row: Row) => programVisitors.key.map((name) => row[name]).join(' ')
  const ownChange = new Map(own.map((row) => [ownKey(row), row.clicks]))
  const wholeChange = new Map(whole.map((row) => [wholeKey(row), row.clicks]))
  const days = [
    ...visitorsBy(
      await add(tx, dayVisitors, own),
      (row) => ownChange.get(ownKey(row)) ?? 0,
      ({ program_id, profile_id, day }) => ({ program_id, participant: profile_id, day }),
    ),
    ...visitorsBy(
      await add(tx, programVisitors, whole),
      (row) => wholeChange.get(wholeKey(row)) ?? 0,
      ({ program_id, day }) => ({ program_id, participant: everybody, day }),
    ),
  ]
  await add(tx, visitorDays, together(days, visitorDays.key, visitorDays.counts))
}

/**
 * Adds what changed to the counts of participants and of their programs, in the transaction of what happened. A few statements for any
 * number of changes, and always in the same order, so that two who write at once wait for each other in no circle.
 */
export async function saveCounting(tx: Database, { counts: changed, uncounted, visitors }: Counting): Promise<void> {
  const own = changed.map(({ programId, profileId, ...row }) => ({ program_id: programId, profile_id: profileId, ...row }))
  const whole = own.map(({ profile_id: _profileId, ...row }) => row)
  const byCountry = own.flatMap(({ program_id, profile_id, country, clicks, approved, revenue }) =>
    [profile_id, everybody].map((participant) => ({ program_id, participant, country, clicks, approved, revenue })),
  )
  const notCounted = uncounted.map(({ programId, profileId, ...row }) => ({ program_id: programId, profile_id: profileId, ...row }))
  await add(tx, dayCounts, own)
  await add(tx, programDayCounts, together(whole, programDayCounts.key, counts))
  await add(tx, countryCounts, together(byCountry, countryCounts.key, counts))
  await add(tx, uncountedDays, notCounted)
  await add(
    tx,
    programUncountedDays,
    together(
      notCounted.map(({ profile_id: _profileId, ...row }) => row),
      programUncountedDays.key,
      programUncountedDays.counts,
    ),
  )
  await addVisitors(tx, visitors)
}
