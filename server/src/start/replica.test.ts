import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { readEnv } from '../config/env.ts'
import { openPostgres } from '../database/dialects/postgres.ts'
import { longestBehind } from '../database/replica/state.ts'
import { canReplicate, throwAwayReplica, throwAwayServer } from '../database/testing/postgres-server.ts'
import { systemClock, type Clock } from '../platform/clock.ts'
import { randomIds } from '../platform/ids.ts'
import { silentLog } from '../platform/log.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { startServer } from './start.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

/** Starts the demo on a primary server with a replica. */
async function started() {
  const primary = await throwAwayServer()
  if (!primary) throw new Error('PostgreSQL is not installed')
  endings.push(primary.stop)
  const replica = await throwAwayReplica(primary)
  if (!replica) throw new Error('PostgreSQL is not installed')
  endings.push(replica.stop)
  const given = {
    PORT: '0',
    HOST: '127.0.0.1',
    METRICS_PORT: '0',
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: primary.url,
    DATABASE_REPLICA_URL: replica.url,
  }
  const env = readEnv(given, () => ({ token: 't'.repeat(40), otp: 'o'.repeat(40) }))
  const ids = randomIds(systemClock)
  // The test moves the time, so that the replica becomes too old only if the test says so.
  let passed = 0
  const clock: Clock = { now: systemClock.now, monotonic: () => passed }
  const running = await startServer({ env, clock, ids, log: silentLog, print: () => undefined, appRoot: null })
  endings.push(() => running.stop(100))
  const { db, close } = await openPostgres({ url: primary.url, create: false })
  endings.push(close)
  const onReplica = await openPostgres({ url: replica.url, create: false })
  endings.push(onReplica.close)

  const post = (query: string, token?: string) =>
    fetch(`http://127.0.0.1:${running.port}/user/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify({ query }),
    })

  async function ask(query: string, token?: string): Promise<Record<string, Record<string, unknown>>> {
    const { data, errors } = (await (await post(query, token)).json()) as {
      data: Record<string, Record<string, unknown>>
      errors?: unknown
    }
    expect(errors).toBeUndefined()
    return data
  }
  /** Returns the id of the newest event that this process has read. */
  const lastEvent = async () => Number((await post('{ __typename }')).headers.get('last-event-id'))
  /** Returns how many reads the replica has answered for this process. */
  async function answered(): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${running.metricsPort}/metrics`)).text()
    return Number(/^wasla_replica_reads_total\{answered="replica"\} (\d+)$/m.exec(text)?.[1])
  }
  async function signedIn(): Promise<string> {
    const { signIn } = await ask(
      `mutation { signIn(signInInput: { countryId: "SA", mobileNumber: "${demoNumbers.BRAND}" }) { challengeId } }`,
    )
    const verify = `verifyOtp(verifyOtpInput: { challengeId: "${String(signIn?.['challengeId'])}", code: "123456" })`
    return String((await ask(`mutation { ${verify} { accessToken } }`))['verifyOtp']?.['accessToken'])
  }
  /** Makes all sessions look as if they had not written for an hour, and waits until the replica has this change. */
  async function rested() {
    await sql`update sessions set last_used_at = last_used_at - 3600000`.execute(db)
    const used = async (on: typeof db) =>
      (await on.selectFrom('sessions').select('last_used_at').orderBy('id').execute()).map(Object.values)
    // Then the replica also has everything that was written before, such as the profiles of the demo.
    await expect.poll(async () => JSON.stringify(await used(onReplica.db))).toBe(JSON.stringify(await used(db)))
  }
  async function hold() {
    await sql`select pg_wal_replay_pause()`.execute(onReplica.db)
    const state = async () => (await sql`select pg_get_wal_replay_pause_state() as state`.execute(onReplica.db)).rows
    await expect.poll(state).toEqual([{ state: 'paused' }])
  }
  const release = () => sql`select pg_wal_replay_resume()`.execute(onReplica.db)
  return { ask, answered, lastEvent, signedIn, rested, hold, release, pass: (milliseconds: number) => void (passed += milliseconds), db }
}

const written = 'Written elsewhere'

describe.runIf(canReplicate)('a server with a replica', () => {
  it('reads from it what may be old, unless the session has just written or the replica is too far behind', async () => {
    const { ask, answered, signedIn, rested, hold, release, pass, db } = await started()
    await expect.poll(answered).toBeGreaterThan(0)
    const token = await signedIn()
    const brand = db.selectFrom('profiles').select('user_name').where('type', '=', 'BRAND').where('user_name', 'is not', null)
    const name = (await brand.executeTakeFirstOrThrow()).user_name
    const bioOf = async (reader?: string) =>
      (await ask(`{ publicProfile(user_name: "${String(name)}", profileType: BRAND) { bio } }`, reader))['publicProfile']?.['bio']

    // The replica replays nothing and is not too old yet, so a session that has not written gets the old value.
    await rested()
    await hold()
    await db.updateTable('profiles').set({ bio: written }).where('user_name', '=', name).execute()
    expect(await bioOf(token)).not.toBe(written)
    expect(await bioOf()).not.toBe(written)

    await ask('mutation { switchLanguage(language: ar) { success } }', token)
    expect(await bioOf(token)).toBe(written)
    expect(await bioOf()).not.toBe(written)

    pass(longestBehind + 1)
    expect(await bioOf()).toBe(written)

    await release()
    const since = await answered()
    await expect.poll(answered).toBeGreaterThan(since)
    await rested()
    expect(await bioOf(token)).toBe(written)
  })

  it('reports an event only after the replica has it', async () => {
    const { answered, lastEvent, hold, release, db } = await started()
    await expect.poll(answered).toBeGreaterThan(0)
    /** Waits until the process has looked for new events. Nothing else reads from the replica here. */
    async function looked() {
      const reads = await answered()
      await expect.poll(answered).toBeGreaterThan(reads + 2)
    }
    await hold()
    await looked()
    const before = await lastEvent()
    await db.insertInto('events').values({ user_id: null, kind: 'note', data: '1', created_at: 1 }).execute()
    await looked()
    expect(await lastEvent()).toBe(before)
    await release()
    await expect.poll(lastEvent).toBeGreaterThan(before)
  })
})
