import { statfs } from 'node:fs/promises'
import { isReachable } from '../database/is-reachable.ts'
import type { Database } from '../database/database.ts'
import { pause } from '../wait.ts'
import { json } from './responses.ts'

/** Free bytes that the disk must have. With less space, a write may fail at any moment (F4). */
const leastFree = 32 * 1024 * 1024
const answerWithin = 1_000

type Parts = {
  db: Database
  dataDir: string
  isStopping(): boolean
  areTimersLate(): boolean
  /** Returns whether clicks wait too long for the store. Visitors are redirected nevertheless. */
  areClicksLate(): boolean
  /** Returns whether no process seems to run the jobs of the product. Undefined in a process that runs them itself. */
  areJobsMissing?: (() => boolean) | undefined
  /** Returns whether uploads are refused because their folder cannot be written. Undefined in a process that takes none. */
  areUploadsRefused?: (() => Promise<boolean>) | undefined
}

/** Returns whether the database answers within a second. */
export async function isDatabaseReady(db: Database): Promise<boolean> {
  const ended = new AbortController()
  return Promise.race([isReachable(db), pause(answerWithin, ended.signal).then(() => false)]).finally(() => ended.abort())
}

async function hasDiskSpace(dataDir: string): Promise<boolean> {
  const disk = await statfs(dataDir).catch(() => null)
  return disk !== null && disk.bavail * disk.bsize >= leastFree
}

/** `GET /healthz`: the process runs. */
export const alive = (): Response => json({ status: 'ok' })

/**
 * `GET /readyz`: answers 200 if the server can do its work, else 503 with the names of all problems. Missing jobs are a warning beside the
 * 200: each process that answers requests would say the same, and a proxy would send requests to none of them. Refused uploads are one too,
 * because everything else works (F31).
 */
export const readiness =
  ({ db, dataDir, isStopping, areTimersLate, areClicksLate, areJobsMissing, areUploadsRefused }: Parts) =>
  async (): Promise<Response> => {
    const [database, disk, uploads] = await Promise.all([isDatabaseReady(db), hasDiskSpace(dataDir), areUploadsRefused?.()])
    const problems = [
      ...(isStopping() ? ['stopping'] : []),
      ...(database ? [] : ['database']),
      ...(disk ? [] : ['disk']),
      ...(areTimersLate() ? ['timers'] : []),
      ...(areClicksLate() ? ['clicks'] : []),
    ]
    const warnings = [...(areJobsMissing?.() ? ['jobs'] : []), ...(uploads ? ['uploads'] : [])]
    const more = warnings.length === 0 ? {} : { warnings }
    return problems.length === 0
      ? json({ status: 'ready', ...more })
      : json({ status: 'not ready', problems, ...more }, 503, { 'retry-after': '5' })
  }
