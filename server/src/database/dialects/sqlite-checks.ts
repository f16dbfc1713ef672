import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type BetterSqlite from 'better-sqlite3'
import { findBackup } from '../backups.ts'
import { failureOf } from '../failure-of.ts'
import { DatabaseRefused } from '../refused.ts'
import { applicationId, migrationsTable } from '../migrations/marker.ts'

const magic = 'SQLite format 3\0'
/** Size in bytes below which a file is read whole. Reading a larger file would make the start longer than two seconds (F1). */
const wholeCheckBelow = 256 * 1024 * 1024

/** Returns advice for a refused file: how to restore the last good backup beside it, or that there is none. */
function lastBackup(file: string): string {
  const found = findBackup(dirname(file))
  return found
    ? `; the last good backup is ${found.path}: npm run restore -- ${found.name} brings it back`
    : '; there is no good backup beside it'
}

const damaged = (file: string, what: string) => new DatabaseRefused(`The database ${file} is damaged (${what})${lastBackup(file)}.`)

function header(file: string): Buffer {
  const bytes = Buffer.alloc(100)
  const handle = openSync(file, 'r')
  try {
    return bytes.subarray(0, readSync(handle, bytes, 0, bytes.length, 0))
  } finally {
    closeSync(handle)
  }
}

/**
 * Checks the file before SQLite opens it, because SQLite would take an empty file for a new database (F8). Returns whether the file is new.
 */
export function checkFile({ file, create }: { file: string; create: boolean }): boolean {
  if (file === ':memory:') return true
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size === 0) {
    if (create) return true
    throw new DatabaseRefused(
      `There is no database at ${file}${lastBackup(file)}. To begin with a new one, start once with DATABASE_CREATE=1.`,
    )
  }
  const bytes = header(file)
  if (bytes.length < 100 || bytes.toString('latin1', 0, 16) !== magic) throw damaged(file, 'its header is not SQLite’s')
  const written = bytes.readUInt16BE(16)
  const pageSize = written === 1 ? 65_536 : written
  const pages = bytes.readUInt32BE(28)
  // The missing pages may still be in a write-ahead log beside the file.
  if (size < pages * pageSize && !statSync(`${file}-wal`, { throwIfNoEntry: false })?.size) throw damaged(file, 'it is cut short')
  return false
}

const simple = (sqlite: BetterSqlite.Database, pragma: string): unknown => sqlite.pragma(pragma, { simple: true })

/** Checks that an open file is ours and undamaged; accepts a new, empty one (F6). Throws `DatabaseRefused`. */
export function checkOpened(sqlite: BetterSqlite.Database, file: string): void {
  try {
    const tables = sqlite.prepare(`select name from sqlite_master where type = 'table'`).pluck().all()
    if (tables.length === 0 && simple(sqlite, 'application_id') === 0) return
    if (simple(sqlite, 'application_id') !== applicationId) throw new DatabaseRefused(`The file ${file} is another program’s database.`)
    if (!tables.includes(migrationsTable)) throw damaged(file, 'its tables are gone')
    const bytes = Number(simple(sqlite, 'page_count')) * Number(simple(sqlite, 'page_size'))
    const verdict = bytes < wholeCheckBelow ? simple(sqlite, 'quick_check(1)') : 'ok'
    if (verdict !== 'ok') throw damaged(file, 'a page is unreadable')
  } catch (error) {
    if (error instanceof DatabaseRefused) throw error
    if (failureOf(error) === 'damaged') throw damaged(file, error instanceof Error && 'code' in error ? String(error.code) : 'unreadable')
    throw error
  }
}
