import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { migrations } from '../database/migrations/list.ts'
import { takeLock } from '../platform/shared-lock.ts'
import { problemsOfCopy } from './checks.ts'
import { copyJournals } from './copied-journals.ts'
import { restoringIn, runningLock } from './data-places.ts'
import { findBackup, finishedBackups, nameAt, partsOf, type StoredBackup } from './stored.ts'

/** Nothing was restored, and why; everything is as it was. `isRunning` where a server stands in the way. */
export class RestoreRefused extends Error {
  override name = 'RestoreRefused'
  readonly isRunning: boolean

  constructor(message: string, isRunning = false) {
    super(message)
    this.isRunning = isRunning
  }
}

export type Restored = StoredBackup & {
  /** Where what was there before lies now; null where there was nothing. */
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
  const newer = manifest.migrations.filter((step) => !migrations.some((known) => known.name === step))
  if (newer.length > 0) throw new RestoreRefused(`The backup ${name} was made by a newer version of the program (${newer.join(', ')}).`)
  const copy = new BetterSqlite(partsOf(path).database, { readonly: true })
  try {
    const problems = problemsOfCopy(copy)
    if (problems.length > 0) throw new RestoreRefused(`The backup ${name} is damaged: ${problems.join('; ')}`)
  } finally {
    copy.close()
  }
}

/** What a restore puts in place, by the names it has in the data directory. */
const replaced = ['wasla.db', 'wasla.db-wal', 'wasla.db-shm', 'files', 'secrets.json'] as const

/** A copy of all of it on the same disk, so that putting it in place is a matter of names. */
function stage({ path }: StoredBackup, staged: string): void {
  const from = partsOf(path)
  mkdirSync(join(staged, 'files'), { recursive: true, mode: 0o700 })
  copyFileSync(from.database, join(staged, 'wasla.db'))
  for (const name of readdirSync(from.files)) copyFileSync(join(from.files, name), join(staged, 'files', name))
  if (existsSync(from.secrets)) copyFileSync(from.secrets, join(staged, 'secrets.json'))
}

/**
 * Puts a backup in the place of what is in the data directory: the newest that is whole, or the one named. What was there is moved
 * aside, not removed. Refuses while a server runs there, a backup that is damaged, and one of a newer schema. Killed on the way, the
 * server does not start until it is done again.
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
    // Secrets of a deployment may come from its environment: those of the folder go only where others take their place.
    const withSecrets = existsSync(join(staged, 'secrets.json'))
    for (const one of there) if (before && (one !== 'secrets.json' || withSecrets)) renameSync(join(dataDir, one), join(before, one))
    for (const one of replaced) if (existsSync(join(staged, one))) renameSync(join(staged, one), join(dataDir, one))
    // Beside those that lie there: clicks that came since the backup are counted too.
    copyJournals(partsOf(chosen.path).journals, join(dataDir, 'clicks'))
    rmSync(staged, { recursive: true, force: true })
    return { ...chosen, before }
  } finally {
    release()
  }
}
