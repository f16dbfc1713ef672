import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { problemOfHistory } from '../database/migrations/earlier.ts'
import { migrations } from '../database/migrations/list.ts'
import { takeLock } from '../platform/shared-lock.ts'
import { problemsOfCopy } from './checks.ts'
import { copyJournals } from './copied-journals.ts'
import { restoringIn, runningLock } from './data-places.ts'
import { findBackup, finishedBackups, nameAt, partsOf, type StoredBackup } from '../database/backups.ts'

/** Thrown if nothing was restored or changed. The message says why. `isRunning` is true if a running server is the reason. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
  readonly isRunning: boolean

  constructor(message: string, isRunning = false) {
    super(message)
    this.isRunning = isRunning
  }
}

export type Restored = StoredBackup & {
  /** Folder of the previous data; null if there was none. */
  before: string | null
}

function choose(dataDir: string, name: string | undefined): StoredBackup {
  const found = findBackup(dataDir, name)
  if (found) return found
  const names = finishedBackups(dataDir).map((one) => one.name)
  const there = names.length > 0 ? ` There are: ${names.join(', ')}.` : ''
  if (name === undefined) throw new RestoreRefused(`There is no whole backup in ${join(dataDir, 'backups')}.${there}`)
  throw new RestoreRefused(
    names.includes(name) ? `The backup ${name} is damaged.${there}` : `There is no backup ${name} in ${join(dataDir, 'backups')}.${there}`,
  )
}

function prove({ path, name, manifest }: StoredBackup): void {
  const problem = problemOfHistory(
    manifest.migrations.map((step) => ({ name: step, olderMayRun: false })),
    migrations,
  )
  if (problem !== null) throw new RestoreRefused(`The backup ${name} ${problem}`)
  const copy = new BetterSqlite(partsOf(path).database, { readonly: true })
  try {
    const problems = problemsOfCopy(copy)
    if (problems.length > 0) throw new RestoreRefused(`The backup ${name} is damaged: ${problems.join('; ')}`)
  } finally {
    copy.close()
  }
}

/** Names in the data directory that a restore replaces. */
const replaced = ['wasla.db', 'wasla.db-wal', 'wasla.db-shm', 'files', 'secrets.json'] as const

/** Copies the backup to the same disk, so that the final step only renames. */
function stage({ path }: StoredBackup, staged: string): void {
  const from = partsOf(path)
  mkdirSync(join(staged, 'files'), { recursive: true, mode: 0o700 })
  copyFileSync(from.database, join(staged, 'wasla.db'))
  for (const name of readdirSync(from.files)) copyFileSync(join(from.files, name), join(staged, 'files', name))
  if (existsSync(from.secrets)) copyFileSync(from.secrets, join(staged, 'secrets.json'))
}

/**
 * Replaces the data directory with a backup: the named one, or else the newest undamaged one. Moves the previous data aside. Throws
 * `RestoreRefused` if a server is running, the backup is damaged or its schema is newer. If it is killed, no server starts until the
 * restore is repeated.
 */
export function restoreBackup({ dataDir, name, now }: { dataDir: string; name?: string | undefined; now: number }): Restored {
  const chosen = choose(dataDir, name)
  prove(chosen)
  const release = takeLock(runningLock(dataDir))
  if (!release) throw new RestoreRefused('A server is running over this data directory. Stop it first.', true)
  const staged = restoringIn(dataDir)
  try {
    rmSync(staged, { recursive: true, force: true })
    try {
      stage(chosen, staged)
    } catch (error) {
      rmSync(staged, { recursive: true, force: true })
      throw error
    }
    const there = replaced.filter((one) => existsSync(join(dataDir, one)))
    const before = there.length > 0 ? join(dataDir, `before-restore-${nameAt(now)}`) : null
    if (before) mkdirSync(before, { recursive: true, mode: 0o700 })
    // The secrets may come from the environment: those in the folder are moved only if the backup has secrets.
    const withSecrets = existsSync(join(staged, 'secrets.json'))
    for (const one of there) if (before && (one !== 'secrets.json' || withSecrets)) renameSync(join(dataDir, one), join(before, one))
    for (const one of replaced) if (existsSync(join(staged, one))) renameSync(join(staged, one), join(dataDir, one))
    // Add the journals of the backup to those that exist: clicks since the backup are counted too.
    copyJournals(partsOf(chosen.path).journals, join(dataDir, 'clicks'))
    rmSync(staged, { recursive: true, force: true })
    return { ...chosen, before }
  } finally {
    release()
  }
}
