import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { migrationsTable } from '../database/migrations/marker.ts'
import { takeLock } from '../platform/shared-lock.ts'
import { backupChecks, problemsOfCopy, type BackupCheck } from './checks.ts'
import { settleFiles, takeFiles } from './copied-files.ts'
import { copyJournals } from './copied-journals.ts'
import {
  backupsIn,
  forgetOldBackups,
  forgetUnfinished,
  nameAt,
  partsOf,
  sha256,
  unfinished,
  type StoredBackup,
  type Manifest,
} from '../database/backups.ts'

/** Thrown if no backup was made. The message says why. No files of the attempt are left. */
export class BackupFailed extends Error {
  override name = 'BackupFailed'
}

export type MakeBackup = {
  dataDir: string
  now: number
  /** Whether uploaded files are in the data directory; a bucket's files are not part of the backup. */
  hasFiles: boolean
  checks?: readonly BackupCheck[]
}

function syncToDisk(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Throws `BackupFailed` if the disk has too little free space: a full disk would stop the product. */
function needRoom(dataDir: string, bytes: number): void {
  const { bavail, bsize, blocks } = statfsSync(dataDir)
  if (bavail * bsize < bytes * 1.1 + blocks * bsize * 0.05) throw new BackupFailed('There is not enough room for a backup on this disk.')
}

/** Copies a consistent snapshot of a database while others write to it, and checks the copy. */
function copyDatabase(from: string, to: string, checks: readonly BackupCheck[]): { migrations: string[]; files: string[] } {
  const source = new BetterSqlite(from, { fileMustExist: true, timeout: 5_000 })
  try {
    source.prepare('vacuum into ?').run(to)
  } finally {
    source.close()
  }
  const copy = new BetterSqlite(to, { readonly: true })
  try {
    const problems = problemsOfCopy(copy, checks)
    if (problems.length > 0) throw new BackupFailed(`The copy does not count: ${problems.join('; ')}`)
    const names = copy.prepare(`select name from ${migrationsTable} order by name`).pluck().all()
    const files = copy.prepare(`select id || '.' || extension from files where stored_at is not null and deleted_at is null`).pluck().all()
    return { migrations: names.map(String), files: files.map(String) }
  } finally {
    copy.close()
  }
}

function fill(part: string, { dataDir, now, hasFiles, checks = backupChecks }: MakeBackup): Manifest {
  const source = { database: join(dataDir, 'wasla.db'), files: join(dataDir, 'files'), secrets: join(dataDir, 'secrets.json') }
  const target = partsOf(part)
  mkdirSync(target.files, { recursive: true, mode: 0o700 })
  // Files are linked before the database is copied, so that files removed during the copy are included.
  // `settleFiles` later links the files that were added during the copy.
  if (hasFiles) takeFiles(source.files, target.files)
  copyJournals(join(dataDir, 'clicks'), target.journals)
  const { migrations, files } = copyDatabase(source.database, target.database, checks)
  const missing = hasFiles ? settleFiles(source.files, target.files, files) : []
  if (existsSync(source.secrets)) copyFileSync(source.secrets, target.secrets)
  syncToDisk(target.database)
  const stored = readdirSync(target.files)
  return {
    madeAt: now,
    migrations,
    database: { bytes: statSync(target.database).size, sha256: sha256(target.database) },
    files: {
      count: stored.length,
      bytes: stored.reduce((sum, name) => sum + statSync(join(target.files, name)).size, 0),
      missing: missing.length,
    },
  }
}

/**
 * Makes a backup of the SQLite database, uncounted clicks, uploaded files and stored secrets under `<dataDir>/backups`, also while the
 * product runs (U-07). The backup appears under its name only after its copy passed every check; then the eighth oldest is removed. Blocks
 * until it is done: the server runs it in a worker thread. Throws `BackupFailed`.
 */
export function makeBackup(listed: MakeBackup): StoredBackup & { forgotten: string[] } {
  const { dataDir, now } = listed
  const database = join(dataDir, 'wasla.db')
  if (!existsSync(database)) throw new BackupFailed(`There is no database at ${database}.`)
  mkdirSync(backupsIn(dataDir), { recursive: true, mode: 0o700 })
  const release = takeLock(join(backupsIn(dataDir), 'making.lock'))
  if (!release) throw new BackupFailed('Another backup is being made at this moment.')
  const name = nameAt(now)
  const path = join(backupsIn(dataDir), name)
  const part = join(backupsIn(dataDir), unfinished(name))
  try {
    forgetUnfinished(dataDir)
    if (existsSync(path)) throw new BackupFailed(`There is a backup of this second already: ${name}.`)
    needRoom(dataDir, statSync(database).size)
    const manifest = fill(part, listed)
    writeFileSync(partsOf(part).manifest, `${JSON.stringify(manifest, null, 2)}\n`)
    syncToDisk(partsOf(part).manifest)
    renameSync(part, path)
    syncToDisk(backupsIn(dataDir))
    return { name, path, manifest, forgotten: forgetOldBackups(dataDir) }
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    throw error
  } finally {
    release()
  }
}
