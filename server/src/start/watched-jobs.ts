import type { Database } from '../database/database.ts'
import type { Env } from '../config/env.ts'
import { findLastCheck } from '../domains/ledger/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Job } from '../platform/jobs.ts'
import { watchJobsElsewhere } from '../platform/jobs-elsewhere.ts'
import type { Log } from '../platform/log.ts'

type WatchedJobs = { jobs: readonly Job[]; areMissing?: (() => boolean) | undefined }

/**
 * Returns the job with which a process that runs no jobs of the product watches whether another one does. The sign is the time of the last
 * check of the ledger: every process with jobs makes one every five minutes.
 */
export function watchedJobs({ env, db, clock, log }: { env: Pick<Env, 'role'>; db: Database; clock: Clock; log: Log }): WatchedJobs {
  if (env.role !== 'web') return { jobs: [] }
  const { check, areMissing } = watchJobsElsewhere({ sign: async () => (await findLastCheck(db))?.at ?? null, clock, log })
  return { jobs: [{ name: 'jobsElsewhere', every: 60_000, run: check, isOfProcess: true, catchUp: null }], areMissing }
}
