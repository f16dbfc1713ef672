import type { Env } from '../../config/env.ts'
import { builtInProvider } from '../../providers/flags/built-in.ts'
import { flagdProvider } from '../../providers/flags/flagd.ts'
import type { Database } from '#database/database.ts'
import type { Clock } from '#platform/clock.ts'
import type { Ids } from '#platform/ids.ts'
import type { Log } from '#platform/log.ts'
import { startFlags, type RunningFlags } from './running.ts'
import { readFlags, readLastGood, saveLastGood, type LastGood } from './store.ts'

/** Starts the flag service of this process with the provider that the environment names. */
export async function flagsFromEnv({
  db,
  env,
  clock,
  ids,
  log,
}: {
  db: Database
  env: Pick<Env, 'flags' | 'settings'>
  clock: Clock
  ids: Ids
  log: Log
}): Promise<RunningFlags> {
  const provider = env.flags.provider === 'flagd' ? await flagdProvider(env.flags) : builtInProvider(() => readFlags(db))
  const lastGood = { read: () => readLastGood(db), write: (good: LastGood) => saveLastGood(db, good) }
  return startFlags({ provider, settings: env.settings, clock, log, lastGood, domain: ids.uuid() })
}
