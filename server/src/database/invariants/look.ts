import type BetterSqlite from 'better-sqlite3'
import type { Finding } from './broken.ts'
import { invariants } from './invariants.ts'

/** Few are enough to know, and a broken file has thousands. */
const most = 10

/** The views of a file that are not empty. One from before a view was made has nothing for it to look at. */
export function findingsIn(sqlite: BetterSqlite.Database): Finding[] {
  const views = new Set(sqlite.prepare(`select name from sqlite_master where type = 'view'`).pluck().all())
  return invariants
    .filter(({ view }) => views.has(view))
    .map(({ id, view }) => ({ id, view, subjects: sqlite.prepare(`select subject from ${view} limit ${most}`).pluck().all().map(String) }))
    .filter(({ subjects }) => subjects.length > 0)
}
