import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ParticipantCriteria } from '@wasla/contract/programs/step-data.ts'
import { openDatabase, type DatabaseHandle, type DatabaseOptions } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { throwAwayServer } from '../src/database/testing/postgres-server.ts'
import { emptySchema } from '../src/database/testing/real-postgres.ts'
import { freshenCandidates } from '../src/domains/programs/matching/freshen.ts'
import { matchingUseCases } from '../src/domains/programs/matching/use-cases.ts'
import { manualClock } from '../src/platform/clock.ts'

/** The number of profiles, and the promised p95 of counting the matches, in milliseconds. */
const promised = { profiles: 100_000, p95: 50 } as const
const requests = 40
const start = Date.UTC(2026, 0, 1)
const clock = manualClock(start)

const places = [null, '108410', '105343', '110336', '107312', '290030', '292223']
const interests = ['coffee', 'home', 'food', 'travel', 'fashion', 'cars', 'books'] as const
const platforms = ['INSTAGRAM', 'TIKTOK', 'TWITTER'] as const
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

async function fill({ db }: DatabaseHandle): Promise<void> {
  const size = 400
  for (let from = 0; from < promised.profiles; from += size) {
    const numbers = Array.from({ length: size }, (_, offset) => from + offset)
    await db.transaction().execute(async (tx) => {
      await tx
        .insertInto('users')
        .values(
          numbers.map((index) => ({
            id: `user-${index}`,
            mobile_no: `+9665${String(index).padStart(8, '0')}`,
            country_id: 'SA',
            language: null,
            accepted_terms_at: start,
            created_at: start,
            last_sign_in_at: start,
            suspended_at: null,
            identity_recheck_since: null,
            invitation_code: String(index).padStart(8, '0'),
            invited_by: null,
          })),
        )
        .execute()
      await tx
        .insertInto('profiles')
        .values(
          numbers.map((index) => ({
            id: `profile-${index}`,
            user_id: `user-${index}`,
            type: index % 20 === 0 ? ('AGENT' as const) : ('INFLUENCER' as const),
            status: 'Active' as const,
            onboarding_step: null,
            first_name: 'نورة',
            last_name: 'العتيبي',
            name: null,
            user_name: `handle_${index}`,
            user_name_key: `handle_${index}`,
            user_name_changed_at: null,
            bio: null,
            picture: null,
            gender: null,
            date_of_birth: null,
            country_id: at(['SA', 'SA', 'SA', 'AE', 'QA', 'EG'], index),
            location: at(places, index) === null ? null : JSON.stringify({ placeId: `gn:${at(places, index)}` }),
            website: null,
            contact_email: null,
            contact_country_id: null,
            contact_mobile: null,
            contact_methods: '[]',
            is_phone_number_visible: 0 as const,
            label: null,
            is_active_membership: 0 as const,
            is_nsfw: null,
            created_at: start,
            deleted_at: null,
          })),
        )
        .execute()
      await tx
        .insertInto('profile_interests')
        .values(
          numbers.flatMap((index) =>
            [0, 1, 2].map((position) => ({
              profile_id: `profile-${index}`,
              interest_id: at(interests, index + position * 2),
              position,
            })),
          ),
        )
        .execute()
      const accounts = numbers.flatMap((index) =>
        platforms.slice(0, 1 + (index % 3)).map((platform) => ({
          id: `account-${index}-${platform}`,
          profile_id: `profile-${index}`,
          platform,
          social_profile_id: `${platform}-${index}`,
          picture_url: null,
          profile_url: `https://example.com/handle_${index}`,
          user_name: `handle_${index}`,
          followers: (index * 7919) % 250_000,
          connected_at: start,
          source: 'API' as const,
        })),
      )
      await tx.insertInto('social_links').values(accounts).execute()
      await tx
        .insertInto('social_snapshots')
        .values(
          accounts.map(({ id, followers }, index) => ({
            account_id: id,
            day: '2026-01-01',
            measured_at: start,
            followers,
            likes: null,
            views: (index * 131) % 90_000,
            posts: null,
            engagement: (index * 17) % 900,
            audience: null,
            source: 'API' as const,
          })),
        )
        .execute()
    })
  }
}

const types: ParticipantCriteria['profileTypes'] = ['INFLUENCER', 'AGENT']
const searches: Record<string, Partial<ParticipantCriteria>> = {
  everybody: {},
  'one platform': { platforms: [{ platform: 'INSTAGRAM', minFollowers: 10_000 }] },
  'one platform, both figures': { platforms: [{ platform: 'INSTAGRAM', minFollowers: 10_000, minEngagement: 3 }] },
  'any of three': {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 100_000 },
      { platform: 'TIKTOK', minFollowers: 50_000, minEngagement: 4 },
      { platform: 'TWITTER', minViews: 40_000 },
    ],
  },
  'places and interests': { locations: ['SA', 'SA-02', 'gn:290030'], interests: ['coffee', 'cars'] },
  everything: {
    platforms: [
      { platform: 'INSTAGRAM', minFollowers: 20_000, minEngagement: 2 },
      { platform: 'TWITTER', minFollowers: 5_000, minViews: 10_000 },
    ],
    profileTypes: ['AGENT'],
    locations: ['QA', 'SA-01', 'SA-04', 'gn:292223'],
    interests: ['food', 'books', 'fashion'],
  },
  nobody: { platforms: [{ platform: 'YOUTUBE', minFollowers: 1 }] },
}

const quantile = (times: readonly number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0

/**
 * Returns the time of each run, and the mean processor time of this process, in milliseconds. Processor time does not depend on other load
 * of the machine.
 */
async function timesOf(work: () => Promise<unknown>): Promise<{ times: number[]; cost: number }> {
  for (let warming = 0; warming < 4; warming++) await work()
  const times: number[] = []
  const used = process.cpuUsage()
  for (let turn = 0; turn < requests; turn++) {
    const before = performance.now()
    await work()
    times.push(performance.now() - before)
  }
  const { user, system } = process.cpuUsage(used)
  return { times, cost: (user + system) / 1000 / requests }
}

async function measure(name: string, options: DatabaseOptions): Promise<boolean> {
  const handle = await openDatabase(options)
  const { db, dialect } = handle
  try {
    await migrate(db, dialect, start)
    await fill(handle)
    const before = performance.now()
    await freshenCandidates({ db, clock })
    console.log(`${name}: ${promised.profiles} profiles made countable in ${((performance.now() - before) / 1000).toFixed(1)} s`)
    if (dialect === 'postgres') await sql`vacuum analyze`.execute(db)
    const { typed } = matchingUseCases({ db, clock })
    const all: number[] = []
    for (const [what, criteria] of Object.entries(searches)) {
      const request = { platforms: [], profileTypes: types, locations: [], interests: [], ...criteria }
      const { matching } = await typed(request)
      const { times, cost } = await timesOf(() => typed(request))
      all.push(...times)
      console.log(
        `  ${what.padEnd(28)} ${String(matching ?? 'too few').padStart(8)} match, median ${quantile(times, 0.5).toFixed(1).padStart(6)} ms, p95 ${quantile(times, 0.95).toFixed(1).padStart(6)} ms, of our processor ${cost.toFixed(1).padStart(5)} ms`,
      )
    }
    const p95 = quantile(all, 0.95)
    console.log(`  ${'all of them'.padEnd(28)} p95 ${p95.toFixed(1)} ms (promised: below ${promised.p95})`)
    return p95 < promised.p95
  } finally {
    await handle.close()
  }
}

const home = mkdtempSync(join(tmpdir(), 'wasla-bench-'))
const server = await throwAwayServer()
try {
  const onSqlite = await measure('SQLite', { kind: 'sqlite', file: join(home, 'wasla.db'), create: true })
  const onPostgres = server
    ? await measure('PostgreSQL', { kind: 'postgres', url: (await emptySchema(server.url)).url, create: true })
    : true
  if (!server) console.log('PostgreSQL is not installed here')
  if (!onSqlite || !onPostgres) process.exitCode = 1
} finally {
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
}
