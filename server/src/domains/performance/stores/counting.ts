import type { Counting } from '@wasla/contract/performance/count-change.ts'
import type { Database } from '#database/database.ts'
import { add } from './add.ts'
import { findOtherwiseCounted, lockVisitorDays, type CountedVisitor } from './visitors.ts'

const counts = ['clicks', 'approved', 'revenue'] as const

const dayCounts = { table: 'day_counts', key: ['program_id', 'profile_id', 'day', 'channel', 'country'], counts } as const
const programDayCounts = { table: 'program_day_counts', key: ['program_id', 'day', 'channel', 'country'], counts } as const
const countryCounts = { table: 'country_counts', key: ['program_id', 'participant', 'country'], counts } as const
const uncountedDays = { table: 'uncounted_days', key: ['program_id', 'profile_id', 'day', 'kind', 'reason'], counts: ['count'] } as const
const programUncountedDays = { table: 'program_uncounted_days', key: ['program_id', 'day', 'kind', 'reason'], counts: ['count'] } as const
const visitorDays = { table: 'visitor_days', key: ['program_id', 'participant', 'day'], counts: ['visitors'] } as const

type Row = Readonly<Record<string, string | number>>

/** Sums rows that have the same key, ordered by key. Leaves out sums of zero. */
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

/** The value of the participant column in rows about a whole program. */
const everybody = ''

/**
 * Returns by how much one browser changes the number of visitors: 1, 0 or -1. `now`: number of its clicks that count. `change`: by how much
 * `now` has changed.
 */
const cameBy = (now: number, change: number): number => (now > 0 ? 1 : 0) - (now - change > 0 ? 1 : 0)

/**
 * Counts visitors: a browser is a visitor of a participant, or of a program, as long as one of its clicks there counts. The number
 * of these clicks is read from the written clicks. Days of programs are locked first, so that concurrent writers read what the others have
 * written.
 */
async function addVisitors(tx: Database, visitors: Counting['visitors']): Promise<void> {
  if (visitors.length === 0) return
  const ofProgram = new Map<string, { of: CountedVisitor; own: CountedVisitor[] }>()
  for (const { programId, profileId, day, visitor, clicks } of visitors) {
    const own = { programId, profileId, day, visitor, clicks }
    const name = `${programId} ${day} ${visitor}`
    const found = ofProgram.get(name)
    if (found) {
      found.of.clicks += clicks
      found.own.push(own)
    } else ofProgram.set(name, { of: { ...own, profileId: null }, own: [own] })
  }
  await lockVisitorDays(tx, visitors)

  const sums = new Map<string, { program_id: string; participant: string; day: string; visitors: number }>()
  const count = ({ programId, profileId, day, clicks }: CountedVisitor, now: number): void => {
    const participant = profileId ?? everybody
    const name = `${programId} ${participant} ${day}`
    const sum = sums.get(name)
    if (sum) sum.visitors += cameBy(now, clicks)
    else sums.set(name, { program_id: programId, participant, day, visitors: cameBy(now, clicks) })
  }
  const programs = [...ofProgram.values()]
  const known = await findOtherwiseCounted(
    tx,
    programs.map(({ of }) => of),
  )
  // `known` does not contain browsers that have no other clicks in the program. They have no other clicks on a single link either.
  const first = programs.filter((_, at) => !known.has(at))
  const again = programs.flatMap(({ own }, at) => (known.has(at) ? own : []))
  for (const { own } of first) for (const visitor of own) count(visitor, visitor.clicks)
  for (const [at, { of }] of programs.entries()) count(of, known.get(at) ?? of.clicks)
  const ofAgain = await findOtherwiseCounted(tx, again)
  for (const [at, visitor] of again.entries()) count(visitor, ofAgain.get(at) ?? visitor.clicks)

  const changed = [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
  await add(
    tx,
    visitorDays,
    changed.filter((sum) => sum.visitors !== 0),
  )
}

/**
 * Adds changes to the counts of participants and programs, in the transaction that writes the results. Takes a few statements for any
 * number of changes, always in the same order, to avoid deadlocks.
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
