import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../config/env.ts'
import { openDatabase } from '../database/database.ts'
import type { DatabaseHandle } from '../database/handle.ts'
import { newerSteps, problemOfHistory } from '../database/migrations/earlier.ts'
import type { Applied } from '../database/migrations/history.ts'
import { longestBehind, measuredEvery, type ReplicaState } from '../database/replica/state.ts'
import { migrations } from '../database/migrations/list.ts'
import { startProblem } from '../platform/start-problem.ts'
import { pause } from '../wait.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'
import { serverFacts } from './stores/server-facts.ts'

const check = 'database'

/** Returns whether this version can work with a database that these migrations made. */
export function judgeMigrations(applied: readonly Applied[]): Finding {
  const problem = applied.length === 0 ? null : problemOfHistory(applied, migrations)
  if (problem) return wrong('migrations', `the database ${problem}`, 'Start the version that the database fits.')
  const pending = migrations.filter(({ name }) => !applied.some((step) => step.name === name)).length
  const newer = applied.length === 0 ? [] : newerSteps(applied, migrations)
  if (applied.length === 0)
    return warning('migrations', 'the database is empty', 'The next start makes its tables. Live needs DATABASE_CREATE=1 once.')
  if (newer.length > 0)
    return warning(
      'migrations',
      `${newer.length} of a newer version, which let this version run`,
      'Start the newer version again once it is mended.',
    )
  return pending === 0
    ? ok('migrations', `all ${migrations.length} are applied`)
    : warning('migrations', `${pending} of ${migrations.length} are not applied`, 'The next start applies them. Make a backup before.')
}

/** Returns whether two clocks agree. Sessions, codes and jobs depend on it if there are several processes. */
export function judgeClock(here: number, there: number): Finding {
  const seconds = Math.abs(here - there) / 1000
  const says = `the clock differs from the database's by ${seconds.toFixed(1)} s`
  if (seconds > 60) return wrong('clock', says, 'Set both machines by NTP.')
  return seconds > 2 ? warning('clock', says, 'Set both machines by NTP.') : ok('clock', says)
}

/** Judges a replica by whether it may answer. */
export function judgeReplica({ standing, behind }: ReplicaState): Finding {
  if (standing === 'ready') return ok('replica', `it has every change that is older than ${((behind ?? 0) / 1000).toFixed(1)} s`)
  if (standing === 'foreign')
    return wrong(
      'replica',
      'it accepts writes, or has another database than the primary server',
      'DATABASE_REPLICA_URL must name a streaming replica of DATABASE_URL.',
    )
  return standing === 'late'
    ? warning('replica', 'it is too far behind, so the primary server answers', 'Check its load, its network and pg_stat_replication.')
    : warning('replica', 'it does not answer, so the primary server does', 'Check DATABASE_REPLICA_URL and that the server runs.')
}

/** Measures the replica, again and again while it is too far behind, for `longestBehind` milliseconds at most. */
async function replicaFindings({ replica }: DatabaseHandle): Promise<Finding[]> {
  if (!replica) return []
  await replica.measure()
  for (let waited = 0; waited < longestBehind && replica.state().standing === 'late'; waited += measuredEvery) {
    await pause(measuredEvery)
    await replica.measure()
  }
  return [judgeReplica(replica.state())]
}

/**
 * Opens the database and checks its version, migrations and clock. Never makes one. `checkStored` checks what is stored in it; it is called
 * only if all migrations are applied.
 */
export async function checkDatabase(
  {
    databaseUrl,
    replicaUrl,
    dataDir,
    mode,
    databaseCreate,
  }: Pick<Env, 'databaseUrl' | 'replicaUrl' | 'dataDir' | 'mode' | 'databaseCreate'>,
  now: () => number,
  checkStored: (handle: DatabaseHandle) => Promise<Finding[]> = async () => [],
): Promise<Finding[]> {
  const file = join(dataDir, 'wasla.db')
  if (!databaseUrl && !existsSync(file)) {
    const says = `there is no database at ${file}`
    return mode === 'live' && !databaseCreate
      ? [wrong(check, says, 'Restore a backup, or start once with DATABASE_CREATE=1 to begin with a new one.')]
      : [warning(check, says, 'The first start makes it.')]
  }
  try {
    // An empty PostgreSQL database is opened too: `judgeMigrations` says what it lacks. A file exists here, so none is made.
    const handle = await openDatabase(
      databaseUrl
        ? {
            kind: 'postgres',
            url: databaseUrl,
            create: true,
            replica: replicaUrl === null ? null : { url: replicaUrl, now, changed: () => undefined },
          }
        : { kind: 'sqlite', file, create: false },
    )
    try {
      const before = now()
      const facts = await serverFacts(handle)
      const middle = (before + now()) / 2
      const clock = facts.now === null ? [] : [judgeClock(middle, facts.now)]
      const steps = judgeMigrations(facts.applied)
      const stored = steps.state === 'ok' ? await checkStored(handle) : []
      return [ok(check, facts.version), steps, ...clock, ...(await replicaFindings(handle)), ...stored]
    } finally {
      await handle.close()
    }
  } catch (error) {
    const says = startProblem(error)?.message ?? reasonOf(error)
    return [wrong(check, says, databaseUrl ? 'Check DATABASE_URL and that the server runs.' : 'See docs/operating/back-up-and-restore.md.')]
  }
}
