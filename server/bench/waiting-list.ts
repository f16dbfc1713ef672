import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase, type DatabaseHandle, type DatabaseOptions } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { emptySchema } from '../src/database/testing/real-postgres.ts'
import { throwAwayServer } from '../src/database/testing/postgres-server.ts'
import { placeOf, recount } from '../src/domains/onboarding/stores/places.ts'

/** The length of the waiting list, and the promised p95 of reading a position, in milliseconds. */
const promised = { people: 100_000, p95: 10 } as const
const requests = 400
const day = 86_400_000
const start = Date.UTC(2026, 0, 1)

/** Returns the time at which a person joined. Half of the people joined within one hour, as after a launch, and the others over a year. */
const keyOf = (index: number) => start + (index % 2 === 0 ? (index * 36) % 3_600_000 : Math.floor((index * 365 * day) / promised.people))
const idOf = (index: number) => `entry-${String(index).padStart(6, '0')}`

async function fill({ db }: DatabaseHandle): Promise<void> {
  const size = 500
  for (let from = 0; from < promised.people; from += size) {
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
            type: 'INFLUENCER' as const,
            status: 'Onboarding' as const,
            onboarding_step: 'WaitForAdmission' as const,
            contact_methods: '[]',
            is_phone_number_visible: 0 as const,
            is_active_membership: 0 as const,
            created_at: start,
            ...nothing,
          })),
        )
        .execute()
      await tx
        .insertInto('waiting_list')
        .values(
          numbers.map((index) => ({
            id: idOf(index),
            user_id: `user-${index}`,
            profile_id: `profile-${index}`,
            joined_at: keyOf(index),
            admitted_at: null,
            admitted_by: null,
            auto_at: null,
            accepted_invitations: 0,
            was_invited: 0 as const,
            done_tasks: '[]',
            rank_key: keyOf(index),
          })),
        )
        .execute()
    })
  }
  await db.transaction().execute((tx) => recount(tx))
}

const nothing = {
  first_name: null,
  last_name: null,
  name: null,
  user_name: null,
  user_name_key: null,
  user_name_changed_at: null,
  bio: null,
  picture: null,
  gender: null,
  date_of_birth: null,
  country_id: null,
  location: null,
  website: null,
  contact_email: null,
  contact_country_id: null,
  contact_mobile: null,
  label: null,
  is_nsfw: null,
  deleted_at: null,
} as const

const quantile = (times: readonly number[], part: number) => times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0

async function timesOf(work: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < requests; turn++) {
    const index = (turn * 7919) % promised.people
    const before = performance.now()
    await work(index)
    times.push(performance.now() - before)
  }
  return times.slice(requests / 10)
}

async function measure(name: string, options: DatabaseOptions): Promise<boolean> {
  const handle = await openDatabase(options)
  try {
    await migrate(handle.db, handle.dialect, start)
    await fill(handle)
    if (handle.dialect === 'postgres') await sql`vacuum analyze`.execute(handle.db)
    const times = await timesOf((index) => placeOf(handle.db, { id: idOf(index), rankKey: keyOf(index) }))
    const counted = await timesOf((index) =>
      sql`select count(*) from waiting_list where admitted_at is null and rank_key < ${keyOf(index)}`.execute(handle.db),
    )
    const p95 = quantile(times, 0.95)
    console.log(
      `${name.padEnd(12)} place among ${promised.people}: median ${quantile(times, 0.5).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (promised: below ${promised.p95}); by counting rows p95 ${quantile(counted, 0.95).toFixed(2)} ms`,
    )
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
  if (!server) console.log('PostgreSQL   is not installed here')
  if (!onSqlite || !onPostgres) process.exitCode = 1
} finally {
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
}
