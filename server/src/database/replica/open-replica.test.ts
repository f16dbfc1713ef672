import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { openPostgres } from '../dialects/postgres.ts'
import { migrate } from '../migrations/migrate.ts'
import { canReplicate, throwAwayReplica, throwAwayServer, type ThrowAwayServer } from '../testing/postgres-server.ts'
import { primaryFacts, replicaFacts } from './facts.ts'
import { longestBehind, type ReplicaState } from './state.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end()
})

function installed(server: ThrowAwayServer | null): ThrowAwayServer {
  if (!server) throw new Error('PostgreSQL is not installed')
  endings.push(server.stop)
  return server
}

/** Opens a migrated primary server with a streaming replica, and waits until the replica may answer. */
async function pair() {
  const primary = installed(await throwAwayServer())
  const copied = installed(await throwAwayReplica(primary))
  const reported: ReplicaState['standing'][] = []
  // The test moves the time, so that a replica is late only if the test says so.
  let time = 0
  const handle = await openPostgres({
    url: primary.url,
    create: true,
    replica: { url: copied.url, now: () => time, changed: ({ standing }) => reported.push(standing) },
  })
  endings.push(handle.close)
  const { replica } = handle
  if (!replica) throw new Error('There is no replica')
  await migrate(handle.db, handle.dialect, 1)
  const becomes = (standing: ReplicaState['standing']) => expect.poll(() => replica.state().standing).toBe(standing)
  await becomes('ready')
  const flags = () => replica.db.selectFrom('flags').select('key').orderBy('key').execute()
  const insert = (key: string) => handle.db.insertInto('flags').values({ key, enabled: 1, updated_at: 1 }).execute()
  const pass = (milliseconds: number) => void (time += milliseconds)
  return { primary, copied, replica, handle, reported, becomes, flags, insert, pass }
}

const inRecovery = sql<{ recovering: boolean }>`select pg_is_in_recovery() as recovering`

describe.runIf(canReplicate)('a streaming replica', () => {
  it('answers single reads; the primary server does writes and transactions', async () => {
    const { replica, insert, flags } = await pair()
    const before = replica.answered().replica
    expect((await inRecovery.execute(replica.db)).rows).toEqual([{ recovering: true }])
    expect(replica.answered().replica).toBe(before + 1)
    const own = await replica.db.transaction().execute(async (tx) => (await inRecovery.execute(tx)).rows)
    expect(own).toEqual([{ recovering: false }])
    await replica.db.insertInto('flags').values({ key: 'a', enabled: 1, updated_at: 1 }).execute()
    await insert('b')
    await expect.poll(flags).toEqual([{ key: 'a' }, { key: 'b' }])
  })

  it('is not used while its replay is paused for too long, and is used again when it has caught up', async () => {
    const { copied, handle, replica, flags, insert, reported, pass } = await pair()
    const direct = await openPostgres({ url: copied.url, create: true })
    endings.push(direct.close)
    await sql`select pg_wal_replay_pause()`.execute(direct.db)
    await expect
      .poll(async () => (await sql`select pg_get_wal_replay_pause_state() as state`.execute(direct.db)).rows)
      .toEqual([{ state: 'paused' }])
    await insert('late')
    // A commit does not wait for the log here. A measurement before the log is written would find the replica complete.
    const replayed = (await replicaFacts(direct.db)).position
    await expect.poll(async () => (await primaryFacts(handle.db)).position).toBeGreaterThan(replayed)
    pass(longestBehind + 1)
    await expect.poll(() => reported).toEqual(['ready', 'late'])
    expect(await flags()).toEqual([{ key: 'late' }])
    expect((await inRecovery.execute(replica.db)).rows).toEqual([{ recovering: false }])
    await sql`select pg_wal_replay_resume()`.execute(direct.db)
    await expect.poll(() => reported).toEqual(['ready', 'late', 'ready'])
    expect((await inRecovery.execute(replica.db)).rows).toEqual([{ recovering: true }])
    expect(await flags()).toEqual([{ key: 'late' }])
    expect(handle.connections?.().waiting).toBe(0)
  })

  it.each(['SIGINT', 'SIGQUIT'] as const)('can stop by %s and start again, and no read fails', async (signal) => {
    const { copied, replica, becomes } = await pair()
    await copied.halt(signal)
    for (let read = 0; read < 5; read++) expect((await inRecovery.execute(replica.db)).rows).toEqual([{ recovering: false }])
    await becomes('away')
    await copied.resume()
    await becomes('ready')
    expect((await inRecovery.execute(replica.db)).rows).toEqual([{ recovering: true }])
  })

  it('is not used after it was promoted to a primary server', async () => {
    const { copied, becomes, replica } = await pair()
    const direct = await openPostgres({ url: copied.url, create: true })
    endings.push(direct.close)
    await sql`select pg_promote()`.execute(direct.db)
    await becomes('foreign')
    await sql`delete from flags`.execute(direct.db)
    expect((await inRecovery.execute(replica.db)).rows).toEqual([{ recovering: false }])
  })
})
