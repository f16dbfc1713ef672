import type BetterSqlite from 'better-sqlite3'
import type { Finding } from './broken.ts'
import { invariants } from './invariants.ts'

/** Largest number of subjects per finding. A few are enough, and a broken file has thousands. */
const most = 10

/** Returns the invariants that are broken in a file. Skips views that the file does not have yet. */
export function findingsIn(sqlite: BetterSqlite.Database): Finding[] {
  const views = new Set(sqlite.prepare(`select name from sqlite_master where type = 'view'`).pluck().all())
  return invariants
    .filter(({ view }) => views.has(view))
    .map(({ id, view }) => ({ id, view, subjects: sqlite.prepare(`select subject from ${view} limit ${most}`).pluck().all().map(String) }))
    .filter(({ subjects }) => subjects.length > 0)
}
