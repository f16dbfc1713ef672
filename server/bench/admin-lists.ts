import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { ProfileStatus, ProfileType } from '@wasla/contract/profiles/types.ts'
import { openDatabase, type DatabaseHandle, type DatabaseOptions } from '../src/database/database.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { throwAwayServer } from '../src/database/testing/postgres-server.ts'
import { emptySchema } from '../src/database/testing/real-postgres.ts'
import { waitingList, type WaitingListSearch } from '../src/domains/admin/queues/waiting-list.ts'
import { freshen } from '../src/domains/admin/stores/user-search.ts'
import { listUsers, type UserSearch } from '../src/domains/admin/users/list.ts'
import { placeOf, recount } from '../src/domains/onboarding/stores/places.ts'

/** The number of users, and the promised p95 of a request for a list, in milliseconds. */
const promised = { people: 100_000, p95: 50 } as const
const requests = 40
const start = Date.UTC(2026, 0, 1)

const firstNames = ['نورة', 'محمد', 'هيا', 'عبدالله', 'Reem', 'Omar', 'Layla', 'Fahad', 'سارة', 'Yousef']
const lastNames = ['العتيبي', 'الدوسري', 'Alharbi', 'القحطاني', 'Alsaif', 'الشمري', 'Farouk']
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T

/** Six of ten users are on the waiting list. Most others are active, and a few are in another state. */
function profileStateOf(index: number): { type: ProfileType; status: ProfileStatus; waits: boolean } {
  if (index % 10 < 6) return { type: index % 5 === 0 ? 'AGENT' : 'INFLUENCER', status: 'Onboarding', waits: true }
  if (index % 500 === 7) return { type: 'BRAND', status: 'Rejected', waits: false }
  return { type: at(['INFLUENCER', 'BRAND', 'AGENCY', 'AGENT'], index), status: 'Active', waits: false }
}

const nothing = {
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
  name: null,
} as const

async function fill({ db }: DatabaseHandle): Promise<void> {
  const size = 400
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
            created_at: start + index * 1000,
            last_sign_in_at: start,
            suspended_at: index % 997 === 0 ? start : null,
            identity_recheck_since: null,
            invitation_code: String(index).padStart(8, '0'),
            invited_by: null,
          })),
        )
        .execute()
      await tx
        .insertInto('profiles')
        .values(
          numbers.map((index) => {
            const { type, status, waits } = profileStateOf(index)
            return {
              id: `profile-${index}`,
              user_id: `user-${index}`,
              type,
              status,
              onboarding_step: waits ? ('WaitForAdmission' as const) : null,
              first_name: at(firstNames, index * 7),
              last_name: at(lastNames, index * 3),
              user_name: `handle_${index}`,
              user_name_key: `handle_${index}`,
              contact_methods: '[]',
              is_phone_number_visible: 0 as const,
              is_active_membership: 0 as const,
              created_at: start,
              ...nothing,
            }
          }),
        )
        .execute()
      const waiting = numbers.filter((index) => profileStateOf(index).waits)
      await tx
        .insertInto('waiting_list')
        .values(
          waiting.map((index) => ({
            id: `entry-${String(index).padStart(6, '0')}`,
            user_id: `user-${index}`,
            profile_id: `profile-${index}`,
            joined_at: start + index * 1000,
            admitted_at: null,
            admitted_by: null,
            auto_at: null,
            accepted_invitations: 0,
            was_invited: 0 as const,
            done_tasks: '[]',
            rank_key: start + index * 1000,
          })),
        )
        .execute()
    })
  }
  await db.transaction().execute((tx) => recount(tx))
}

const users: Record<string, UserSearch> = {
  everybody: {},
  'the last page': { pagination: { limit: 20, offset: 99_980 } },
  'by name': { pagination: { sort: [{ field: 'name' }] } },
  'a hundred': { pagination: { limit: 100 } },
  suspended: { suspended: true },
  'not suspended, page 500': { suspended: false, pagination: { offset: 10_000 } },
  'brands turned down': { profileType: 'BRAND', profileStatus: 'Rejected' },
  'nobody’s status': { profileStatus: 'AdminVerifying' },
  active: { profileStatus: 'Active' },
  agents: { profileType: 'AGENT', pagination: { sort: [{ field: 'name', direction: 'DESC' }] } },
  'one number': { term: '0500054321' },
  'the end of a number': { term: '54321' },
  'a common name': { term: 'محمد' },
  'two names': { term: 'reem القحطاني' },
  'nobody’s name': { term: 'zzzz' },
  'a name among the turned down': { term: 'نوره', profileStatus: 'Rejected' },
}
const waiting: Record<string, WaitingListSearch> = {
  'who waits': {},
  'who waits, far behind': { pagination: { offset: 50_000 } },
  'agents who wait': { role: 'AGENT' },
  'one who waits': { term: '0500054320' },
  'a common name that waits': { term: 'هيا' },
  'nobody who waits': { term: 'zzzz', role: 'AGENT' },
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
  const { db } = handle
  try {
    await migrate(db, handle.dialect, start)
    await fill(handle)
    const before = performance.now()
    await freshen(db)
    console.log(`${name}: ${promised.people} users made findable in ${((performance.now() - before) / 1000).toFixed(1)} s`)
    if (handle.dialect === 'postgres') await sql`vacuum analyze`.execute(db)
    const all: number[] = []
    const tell = async (what: string, work: () => Promise<{ count: number }>) => {
      const { count } = await work()
      const { times, cost } = await timesOf(work)
      all.push(...times)
      console.log(
        `  ${what.padEnd(32)} ${String(count).padStart(7)} found, median ${quantile(times, 0.5).toFixed(1).padStart(6)} ms, p95 ${quantile(times, 0.95).toFixed(1).padStart(6)} ms, of our processor ${cost.toFixed(1).padStart(5)} ms`,
      )
    }
    for (const [what, search] of Object.entries(users)) await tell(what, () => listUsers(handle, search))
    const onboarding = { placeOf: (entry: { id: string; rankKey: number }) => placeOf(handle.db, entry) }
    for (const [what, search] of Object.entries(waiting)) await tell(what, () => waitingList(handle, onboarding, search))
    const p95 = quantile(all, 0.95)
    console.log(`  ${'all of them'.padEnd(32)} p95 ${p95.toFixed(1)} ms (promised: below ${promised.p95})`)
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
