import type BetterSqlite from 'better-sqlite3'
import { findingsIn } from '../database/invariants/findings.ts'
import { applicationId, migrationsTable } from '../database/migrations/marker.ts'

/** A check that a copy must pass to count as a backup. */
export type BackupCheck = {
  name: string
  /** Returns each problem in a few words; an empty list if there is none. */
  problems(copy: BetterSqlite.Database): readonly string[]
}

/** Largest number of problems that are listed per check, because a broken file has thousands. */
const most = 10

const texts = (copy: BetterSqlite.Database, pragma: string) =>
  (copy.pragma(pragma) as Record<string, unknown>[]).slice(0, most).map((row) => Object.values(row).join(' '))

const identity: BackupCheck = {
  name: 'identity',
  problems(copy) {
    const tables = copy.prepare(`select name from sqlite_master where type = 'table'`).pluck().all()
    return [
      ...(copy.pragma('application_id', { simple: true }) === applicationId ? [] : ['it is not a database of this program']),
      ...(tables.includes(migrationsTable) ? [] : ['its tables are gone']),
    ]
  },
}

const integrity: BackupCheck = {
  name: 'integrity',
  problems: (copy) => texts(copy, `integrity_check(${most})`).filter((text) => text !== 'ok'),
}

const references: BackupCheck = { name: 'references', problems: (copy) => texts(copy, 'foreign_key_check') }

const sums: BackupCheck = {
  name: 'invariants',
  problems: (copy) => findingsIn(copy).flatMap(({ id, view, subjects }) => subjects.map((subject) => `${id} ${view} ${subject}`)),
}

/**
 * All checks, in the order in which they run. Add one check for each rule of a domain, under the rule's name. For example, a copy whose
 * ledger does not balance is no backup.
 */
export const backupChecks: readonly BackupCheck[] = [identity, integrity, references, sums]

/** Returns the problems of a copy, as `check: problem`; empty if it is valid. */
export function problemsOfCopy(copy: BetterSqlite.Database, checks: readonly BackupCheck[] = backupChecks): string[] {
  return checks.flatMap(({ name, problems }) => {
    try {
      return problems(copy).map((problem) => `${name}: ${problem}`)
    } catch (error) {
      return [`${name}: ${error instanceof Error ? error.message : String(error)}`]
    }
  })
}
