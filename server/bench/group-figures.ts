import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { dayAt } from '@wasla/contract/insights/days.ts'
import { insightLimits } from '@wasla/contract/insights/limits.ts'
import { openDatabase, type Database } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { createGroupFiguresService } from '../src/domains/groups/figures/service.ts'
import { manualClock } from '../src/platform/clock.ts'
import { silentLog } from '../src/platform/log.ts'
import { testEnv } from '../src/testing/test-deps.ts'
import { counted } from '../src/testing/counted.ts'
import { fillPeople } from './many-people.ts'

/*
 * Measures the processor time of computing group figures on SQLite, which runs in this process (decision 49). The groups are a small one
 * and the largest allowed, with a year of figures of every account. After a new measurement of an account, only the day of the measurement
 * is computed again. After a new member joins, every day is computed again. The number of statements must not grow with the number of
 * members; the processor time may.
 */

const sizes = [50, 500] as const
const now = Date.UTC(2026, 10, 20, 9)
const today = dayAt(now)
const audience = JSON.stringify({
  age: [{ key: '18-24', weight: 1 }],
  gender: [{ key: 'female', weight: 1 }],
  types: [],
  countries: [{ key: 'SA', weight: 1 }],
  languages: [],
  races: [],
})

/** Writes a year of daily figures for every account. Returns the number of accounts. */
async function fillSnapshots(db: Database): Promise<number> {
  await db.deleteFrom('social_snapshots').execute()
  await sql`
    with recursive back (n) as (select 0 union all select n + 1 from back where n < ${insightLimits.longestRange - 1})
    insert into social_snapshots (account_id, day, measured_at, followers, likes, views, posts, engagement, audience, source)
    select a.id, date(${today}, '-' || n || ' days'), ${now} - n * 86400000, max(a.followers - n, 0), 900 + n % 50, 4000, 3, 250 + n % 90,
      case n when 0 then ${audience} end, 'API'
    from social_links as a cross join back
  `.execute(db)
  const { count } = await db
    .selectFrom('social_links')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

async function fillGroup(db: Database, groupId: string, members: number): Promise<void> {
  const people = await db
    .selectFrom('profiles')
    .select(['id', 'user_id'])
    .where('status', '=', 'Active')
    .orderBy('id')
    .limit(members)
    .execute()
  if (people.length < members) throw new Error(`There are ${people.length} people for a group of ${members}`)
  await db.deleteFrom('group_members').where('group_id', '=', groupId).execute()
  for (let from = 0; from < members; from += 100)
    await db
      .insertInto('group_members')
      .values(
        people.slice(from, from + 100).map(({ id, user_id }, at) => ({
          id: `${groupId}-${id}`,
          group_id: groupId,
          profile_id: id,
          user_id,
          role: from + at === 0 ? ('Owner' as const) : ('Member' as const),
          joined_at: from + at,
        })),
      )
      .execute()
}

type Cost = { milliseconds: number; statements: number }

async function measure(): Promise<{ joined: Cost; measured: Cost }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
  const { db, dialect, close } = await openDatabase({ kind: 'sqlite', file: join(folder, 'bench.db'), create: true })
  try {
    await migrate(db, dialect, now)
    await sql`pragma synchronous = off`.execute(db)
    await fillPeople({ db, dialect }, 0, 750)
    const accounts = await fillSnapshots(db)
    console.log(`${accounts} accounts with ${insightLimits.longestRange} days each`)
    const seen = counted(db)
    const measureUnseen = async () => {
      throw new Error('Nobody here is invented')
    }
    const figures = createGroupFiguresService({ db: seen.db, clock: manualClock(now), env: testEnv, log: silentLog, measureUnseen })
    const cost = async (work: () => Promise<unknown>): Promise<Cost> => {
      seen.statements = 0
      const before = process.cpuUsage()
      await work()
      const { user, system } = process.cpuUsage(before)
      return { milliseconds: (user + system) / 1000, statements: seen.statements }
    }
    const found: { joined: Cost; measured: Cost }[] = []
    for (const members of sizes) {
      await db.deleteFrom('group_figures_stale').execute()
      await fillGroup(db, 'group-1', members)
      const joined = await cost(() => figures.freshen())
      await db
        .updateTable('social_snapshots')
        .set({ likes: 1_000 + members })
        .where('day', '=', today)
        .where('account_id', 'in', (row) =>
          row
            .selectFrom('social_links as l')
            .innerJoin('group_members as m', 'm.profile_id', 'l.profile_id')
            .select('l.id')
            .where('m.group_id', '=', 'group-1')
            .limit(1),
        )
        .execute()
      const measured = await cost(() => figures.freshen())
      console.log(
        `${members} members: all days ${joined.milliseconds.toFixed(0)} ms in ${joined.statements} statements, ` +
          `one day ${measured.milliseconds.toFixed(0)} ms in ${measured.statements} statements (processor time)`,
      )
      found.push({ joined, measured })
    }
    return found
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const [small, large] = await measure()
if (!small || !large || small.measured.statements === 0) throw new Error('Nothing was made anew')
if (large.measured.statements !== small.measured.statements)
  throw new Error(
    `${large.measured.statements} statements after one measurement in the large group, ${small.measured.statements} in the small`,
  )
